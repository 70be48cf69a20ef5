// SPDX-License-Identifier: GPL-3.0-or-later
// Stopped threads with the reasons, and running threads without a known result.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer

    visible: answer.stoppedTitle !== "" || answer.unknownTitle !== ""
    spacing: Theme.gap2

    StoppedCard {
        width: parent.width
        title: root.answer.stoppedTitle
        rows: root.answer.stopped
        onWanted: customer => root.session.goTo(Subject.Thread, customer)
    }
    StoppedCard {
        width: parent.width
        title: root.answer.unknownTitle
        rows: root.answer.unknown
        calm: true
        onWanted: customer => root.session.goTo(Subject.Thread, customer)
    }
}
