// SPDX-License-Identifier: GPL-3.0-or-later
// A line icon, drawn on a 16-pixel grid with one stroke weight. `path` is SVG path data; see Theme.icon.
import QtQuick
import Boardset.Controls

PathPicture {
    property color color: Theme.color.text
    property bool filled: false

    implicitWidth: Theme.iconSize
    implicitHeight: Theme.iconSize
    stroke: color
    fill: filled ? color : "transparent"
    thick: 1.4
}
