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
            readonly property bool stopped: root.session.answer.stoppedTitle !== ""
            title: stopped ? qsTr("Nothing runs") : qsTr("Nothing runs yet")
            detail: stopped ? qsTr("Every thread is stopped; the reasons stand above.")
                : root.session.timeline.hasReplay ? qsTr("At this step of the program no thread uses memory. Go on in the timeline.")
                : qsTr("Add a thread and pages from the library: press T, then P.")
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
