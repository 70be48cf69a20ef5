// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of what can be clicked: lit under the pointer, where it is the current one, and where it has the keyboard.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Rectangle {
    id: root

    required property AbstractButton of
    property bool current: false
    property bool framed: false ///< Stands by itself, not in a list.

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
