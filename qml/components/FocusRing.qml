// SPDX-License-Identifier: GPL-3.0-or-later
// Shows which control has the keyboard. Fills its parent.
import QtQuick
import Boardset.Controls

Rectangle {
    property bool shown: false
    property int away: 0 ///< Of what has its own colour.

    anchors.fill: parent
    anchors.margins: -Theme.focusRing - away
    visible: shown
    color: "transparent"
    radius: Theme.controlRadius + Theme.focusRing + away
    border.width: Theme.focusRing
    border.color: Theme.color.accent
}
