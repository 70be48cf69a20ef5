// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel: results, possible gains, published figures and the inspector.
import QtQuick
import Boardset.App
import Boardset.Canvas as Diagram
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    /// True if an element is selected: the inspector is then docked below the results, and both are visible.
    readonly property bool docked: session.inspector.state.subject !== ""
    readonly property alias inspector: facts

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Results")

    // The canvas announces the Escape key to users.
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
        RouteChangesCard {
            width: parent.width
            session: root.session
        }
        ResultSummary {
            width: parent.width
            visible: root.session.answer.state.hasAnswer
            focus: true
            session: root.session
        }
        EmptyState {
            width: parent.width
            visible: !root.session.answer.state.hasAnswer
            readonly property bool stopped: root.session.answer.stopped.heading !== ""
            readonly property bool unknown: root.session.answer.unknown.heading !== ""
            readonly property bool over: root.session.timeline.state.hasReplay &&
                root.session.timeline.at === root.session.timeline.state.length
            title: unknown ? qsTr("No results") : stopped ? qsTr("Nothing runs")
                : over ? qsTr("The program has ended") : qsTr("Nothing runs yet")
            detail: unknown ?
                    qsTr("No source gives the times that this work takes. The missing times are listed above.")
                : stopped ? qsTr("%1. See the reasons above.").arg(root.session.answer.stopped.heading)
                : over ? qsTr("No thread uses memory any more. Step back in the timeline to see the program run.")
                : root.session.timeline.state.hasReplay ?
                    qsTr("No thread uses memory at this step of the program. Step forward in the timeline.")
                : !root.session.setup.state.threads ?
                    qsTr("Drag a card from Build into a slot. Or press T for a stream, Enter to place it, " +
                        "and P for pages.")
                : qsTr("Add a %1 and pages from Build. Or press T for a %1, Enter to place it, and P for pages.")
                    .arg(root.session.setup.state.customer)
        }
        DomainTable {
            width: parent.width
            setup: root.session.setup
        }
        FaultCard {
            width: parent.width
            session: root.session
        }
        Hairline {
            width: parent.width
            opacity: root.docked ? 0 : 1
        }
        Inspector {
            id: facts
            parent: root.docked ? dock.body : pane.body
            width: parent.width
            session: root.session
        }
    }
    ScrollPane {
        id: dock
        objectName: "inspectorPane"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        visible: root.docked
        /// Height of the inspector; the results get most of the panel.
        readonly property int needs: Math.round(Math.min(contentHeight,
            Math.max(root.height * 0.36, root.height - pane.contentHeight)))
        /// True once the user has pressed an item in the inspector; items then stay in place.
        property bool touched: false
        readonly property string about: root.session.inspector.state.subject
        onAboutChanged: touched = false

        Binding on height { // keeps the last height while the user works in the inspector
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
    Diagram.HoverCard {
        hover: root.session.canvas.hover
    }
}
