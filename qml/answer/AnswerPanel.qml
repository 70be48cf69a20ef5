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
    Connections {
        target: root.session
        function onOpened() { pane.contentY = 0 }
    }
    ScrollPane {
        id: pane
        objectName: "answerPane"
        anchors.fill: parent
        spacing: Theme.gap2

        StoppedCard {
            width: parent.width
            session: root.session
            title: root.session.answer.stoppedTitle
            rows: root.session.answer.stopped
        }
        StoppedCard {
            width: parent.width
            session: root.session
            title: root.session.answer.unknownTitle
            rows: root.session.answer.unknown
            calm: true
        }
        WaysCard {
            width: parent.width
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
            readonly property bool unknown: root.session.answer.unknownTitle !== ""
            readonly property bool over: root.session.timeline.hasReplay && root.session.timeline.at === root.session.timeline.length
            title: unknown ? qsTr("No answer is known") : stopped ? qsTr("Nothing runs") : over ? qsTr("Nothing runs any more") : qsTr("Nothing runs yet")
            detail: unknown ? qsTr("No source says how long it takes; what is missing stands above.")
                : stopped ? qsTr("Every %1 is stopped; the reasons stand above.").arg(root.session.setup.customer)
                : over ? qsTr("This is the end of the program, and no thread uses memory. Go back in the timeline to see it run.")
                : root.session.timeline.hasReplay ? qsTr("At this step of the program no thread uses memory. Go on in the timeline.")
                : !root.session.setup.threads ? qsTr("Drag a card from the library into a slot, or press T for a stream and P for pages.")
                : qsTr("Add a %1 and pages from the library: press T, then P.").arg(root.session.setup.customer)
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
