// SPDX-License-Identifier: GPL-3.0-or-later
// The background of a text field: framed, with a stronger frame if it has the focus or its text was refused.
import QtQuick
import Boardset.Controls

Rectangle {
    required property Item of
    property bool refused: false

    radius: Theme.controlRadius
    color: Theme.color.raised
    border.width: of.activeFocus ? Theme.focusRing : Theme.hairline
    border.color: refused ? Theme.color.bad : of.activeFocus ? Theme.color.accent : Theme.color.hairline
}
