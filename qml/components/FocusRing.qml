// SPDX-License-Identifier: GPL-3.0-or-later
// The outline of the control that has the keyboard focus. Fills its parent.
import QtQuick
import Boardset.Controls

Rectangle {
    property bool shown: false
    property int away: 0 ///< Distance between the ring and a control that has its own background.

    anchors.fill: parent
    anchors.margins: -Theme.focusRing - away
    visible: shown
    color: "transparent"
    radius: Theme.controlRadius + Theme.focusRing + away
    border.width: Theme.focusRing
    border.color: Theme.color.accent
}
