// SPDX-License-Identifier: GPL-3.0-or-later
// The trace of an operation: the question, the player and the hops. Space plays, the arrow keys step.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property TraceView trace: session.trace
    readonly property int at: trace.at
    readonly property string trouble: trace.state.empty !== "" ? trace.state.empty : trace.state.error

    Keys.onSpacePressed: trace.playing = !trace.playing
    Keys.onLeftPressed: trace.step(-1)
    Keys.onRightPressed: trace.step(1)
    Keys.onUpPressed: trace.step(-1)
    Keys.onDownPressed: trace.step(1)
    onAtChanged: if (at === trace.state.hops - 1) end.start()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Trace. %1").arg(trace.progress)

    Binding {
        target: root.trace
        property: "active"
        value: root.visible
    }
    Timer { // after the last hop, shows the remaining time and the total once the row of that hop is expanded
        id: end
        interval: 1
        onTriggered: {
            hops.list.positionViewAtEnd();
            hops.list.positionViewAtIndex(root.at, ListView.Contain);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TraceQuestion {
            Layout.fillWidth: true
            Layout.margins: Theme.gapHalf
            Layout.leftMargin: Theme.gap2
            visible: root.trace.state.empty === ""
            trace: root.trace
        }
        Hairline {
            Layout.fillWidth: true
            visible: root.trace.state.empty === ""
        }
        MessageStrip {
            Layout.fillWidth: true
            Layout.margins: Theme.gapHalf
            Layout.leftMargin: Theme.gap2
            visible: root.trace.state.ends.length > 0
            trace: root.trace
        }
        ResultTable {
            id: hops
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            visible: rows.count > 0
            rows: root.trace.rows
            session: root.session
            selectable: true
            current: root.at
            detailed: row => row === root.at || row >= root.trace.state.hops
            onChosen: row => { if (row < root.trace.state.hops) root.trace.at = row; }
        }
        EmptyState {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredWidth: Math.min(root.width, 480)
            Layout.fillHeight: true
            visible: root.trouble !== ""
            title: root.trace.state.empty !== "" ? qsTr("Nothing to trace") : qsTr("Can't trace this operation")
            detail: root.trouble
            failed: root.trace.state.empty === ""
        }
    }
}
