// SPDX-License-Identifier: GPL-3.0-or-later
// The reason why a value was refused, shown below its field; hidden if there is none.
import QtQuick
import Boardset.Controls

CaptionText {
    visible: text !== ""
    color: Theme.color.bad
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
}
