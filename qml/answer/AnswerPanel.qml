// SPDX-License-Identifier: GPL-3.0-or-later
// The right side: the answer, what would help, the measurement beside it, and the inspector.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    /// The answer is seen, and what is selected too, each in its place.
    readonly property bool docked: session.inspector.kind !== Subject.Machine
    readonly property alias inspector: facts

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Answer")

    // as the canvas says
    Keys.onEscapePressed: event => { event.accepted = root.session.canvas.inside; root.session.canvas.goOut(); }
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
        anchors {
            left: parent.left; right: parent.right; top: parent.top; bottom: root.docked ? dock.top : parent.bottom
        }
        spacing: Theme.gap2
        fades: root.docked

        StoppedCards {
            width: parent.width
            session: root.session
        }
        WaysCard {
            width: parent.width
            problem: root.session.problem
            setup: root.session.setup
        }
        Answer {
            width: parent.width
            visible: root.session.answer.hasAnswer
            focus: true
            answer: root.session.answer
            evidence: root.session.evidence
            sweep: root.session.sweep
            tables: root.session.tables
            why: root.session.why
            onWanted: (kind, part) => root.session.goTo(kind, part)
        }
        EmptyState {
            width: parent.width
            visible: !root.session.answer.hasAnswer
            readonly property bool stopped: root.session.answer.stoppedTitle !== ""
            readonly property bool unknown: root.session.answer.unknownTitle !== ""
            readonly property bool over: root.session.timeline.hasReplay &&
                root.session.timeline.at === root.session.timeline.length
            title: unknown ? qsTr("No answer is known") : stopped ? qsTr("Nothing runs")
                : over ? qsTr("Nothing runs any more") : qsTr("Nothing runs yet")
            detail: unknown ? qsTr("No source says how long it takes; what is missing stands above.")
                : stopped ? qsTr("%1; the reasons stand above.").arg(root.session.answer.stoppedTitle)
                : over ? qsTr("This is the end of the program, and no thread uses memory. Go back in the timeline to " +
                    "see it run.")
                : root.session.timeline.hasReplay ?
                    qsTr("At this step of the program no thread uses memory. Go on in the timeline.")
                : !root.session.setup.threads ?
                    qsTr("Drag a card from the library into a slot; or press T for a stream and Enter to put it " +
                        "down, then P for pages.")
                : qsTr("Add a %1 and pages from the library; or press T for a %1 and Enter to put it down, then P " +
                    "for pages.").arg(root.session.setup.customer)
        }
        DomainTable {
            width: parent.width
            setup: root.session.setup
        }
        FaultCard {
            width: parent.width
            problem: root.session.problem
            setup: root.session.setup
        }
        Hairline {
            id: line
            width: parent.width
            opacity: root.docked ? 0 : 1
        }
        Inspector {
            id: facts
            parent: root.docked ? dock.body : pane.body
            width: parent.width
            canvas: root.session.canvas
            inspector: root.session.inspector
            problem: root.session.problem
            why: root.session.why
            onWanted: (kind, part) => root.session.goTo(kind, part)
        }
    }
    ScrollPane {
        id: dock
        objectName: "inspectorPane"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        visible: root.docked
        /// Most is the answer's.
        readonly property int needs: Math.round(Math.min(contentHeight,
            Math.max(root.height * 0.36, root.height - pane.contentHeight)))
        property bool touched: false ///< Something of what it shows was pressed: then nothing moves under the pointer.
        readonly property string about: root.session.inspector.kind + " " + root.session.inspector.id
        onAboutChanged: touched = false

        Binding on height { // else it stays as it was
            when: !dock.touched || !pointer.hovered
            value: dock.needs
            restoreMode: Binding.RestoreNone
        }
        HoverHandler { id: pointer }
        PointHandler { onActiveChanged: if (active) dock.touched = true }
    }
    Hairline {
        anchors.top: dock.top
        visible: root.docked
        width: parent.width
    }
}
