// SPDX-License-Identifier: GPL-3.0-or-later
// Stopped threads, streams or clients, and running ones without a known result, grouped by reason. A click shows the
// first item of the group.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property var cards: [session.answer.stopped, session.answer.unknown]

    visible: cards.some(each => each.heading !== "")
    spacing: Theme.gap2

    Repeater {
        model: root.cards

        CardPanel {
            id: panel

            required property CardModel modelData
            required property int index
            readonly property bool calm: index > 0 ///< True if the listed threads run and only lack a result.

            width: root.width
            visible: modelData.heading !== ""
            color: calm ? Theme.color.raised : Theme.color.cautionSoft
            border.color: calm ? Theme.color.hairline : Theme.color.caution
            Accessible.role: calm ? Accessible.StaticText : Accessible.AlertMessage
            Accessible.name: modelData.heading

            ResultCard {
                width: parent.width
                spacing: Theme.gapHalf
                card: panel.modelData
                heading.objectName: panel.calm ? "unknown" : "stopped"
                heading.font.pixelSize: Theme.bodySize
                onOpened: line => root.session.follow(line.subject)
            }
        }
    }
}
