// SPDX-License-Identifier: GPL-3.0-or-later
// The right side: the answer, what would help, the measurement beside it, and the inspector.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Answer")

    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    ScrollPane {
        anchors.fill: parent
        spacing: Theme.gap2

        StoppedCard {
            width: parent.width
            visible: root.session.answer.stoppedTitle !== ""
            session: root.session
        }
        Answer {
            width: parent.width
            visible: root.session.answer.hasAnswer
            focus: true
            session: root.session
        }
        EmptyState {
            width: parent.width
            visible: !root.session.answer.hasAnswer
            title: root.session.answer.stoppedTitle === "" ? qsTr("Nothing runs yet") : qsTr("Nothing runs")
            detail: root.session.answer.stoppedTitle === "" ? qsTr("Add a thread and pages from the library: press T, then P.")
                : qsTr("Every thread is stopped; the reasons stand above.")
        }
        DomainTable {
            width: parent.width
            session: root.session
        }
        FaultCard {
            width: parent.width
            session: root.session
        }
        Hairline { width: parent.width }
        Inspector {
            width: parent.width
            session: root.session
        }
    }
}
