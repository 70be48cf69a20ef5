// SPDX-License-Identifier: GPL-3.0-or-later
// The background of a clickable row. It is highlighted if the row is under the pointer, current or focused.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Rectangle {
    id: root

    required property AbstractButton of
    property bool current: false
    property bool framed: false ///< True if the row isn't in a list and therefore has a frame.

    radius: Theme.controlRadius
    color: current ? Theme.color.accentSoft : of.hovered ? Theme.color.hover : framed ? Theme.color.raised :
        "transparent"
    border.width: framed ? Theme.hairline : 0
    border.color: current ? Theme.color.accent : Theme.color.hairline

    FocusRing {
        anchors.margins: root.framed ? -Theme.focusRing : 0
        shown: root.of.visualFocus
    }
}
