// SPDX-License-Identifier: GPL-3.0-or-later
// A line icon, drawn on a 16-pixel grid with one stroke weight. `path` is SVG path data; see Icons.
import QtQuick
import QtQuick.Shapes
import Boardset.Controls

Item {
    id: root

    required property string path
    property color color: Theme.color.text
    property bool filled: false

    implicitWidth: Theme.iconSize
    implicitHeight: Theme.iconSize

    Shape {
        width: 16
        height: 16
        scale: root.width / 16
        transformOrigin: Item.TopLeft

        ShapePath {
            strokeColor: root.color
            strokeWidth: 1.4
            fillColor: root.filled ? root.color : "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.path }
        }
    }
}
