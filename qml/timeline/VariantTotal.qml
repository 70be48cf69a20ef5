// SPDX-License-Identifier: GPL-3.0-or-later
// One number at the end of A and of B, side by side.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string title
    required property string a
    required property string b
    required property string difference
    required property int better

    Accessible.role: Accessible.StaticText
    Accessible.name: a === "" ? qsTr("%1: %2").arg(title).arg(b) :
        qsTr("%1: A %2, B %3, %4").arg(title).arg(a).arg(b).arg(difference)

    CaptionText { text: root.title }
    Row {
        spacing: Theme.gapHalf

        BodyText {
            visible: text !== ""
            text: root.a
        }
        BodyText {
            visible: root.a !== ""
            muted: true
            text: "|"
        }
        BodyText {
            strong: true
            text: root.b
        }
        BodyText {
            visible: text !== ""
            text: root.difference
            color: root.better > 0 ? Theme.color.good : root.better < 0 ? Theme.color.bad : Theme.color.secondary
        }
    }
}
