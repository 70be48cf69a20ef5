// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of what text is typed into: framed, more so where it has the keyboard or was refused.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property Item of
    property bool refused: false

    radius: Theme.controlRadius
    color: Theme.color.raised
    border.width: of.activeFocus ? Theme.focusRing : Theme.hairline
    border.color: refused ? Theme.color.bad : of.activeFocus ? Theme.color.accent : Theme.color.hairline
}
