// SPDX-License-Identifier: GPL-3.0-or-later
// The trace of an operation: the question, the player and the hops. Space plays, the arrow keys step.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property TraceView trace
    required property WhyView why
    readonly property string trouble: trace.empty !== "" ? trace.empty : trace.error

    Keys.onSpacePressed: trace.playing = !trace.playing
    Keys.onLeftPressed: trace.step(-1)
    Keys.onRightPressed: trace.step(1)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Trace. %1").arg(trace.progress)

    Binding {
        target: root.trace
        property: "active"
        value: root.visible
    }
    Timer { // after the last hop, shows the remaining time and the total once its row is expanded
        id: end
        interval: 1
        onTriggered: {
            list.positionViewAtEnd();
            list.positionViewAtIndex(root.trace.at, ListView.Contain);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TraceQuestion {
            Layout.fillWidth: true
            Layout.margins: Theme.gapHalf
            Layout.leftMargin: Theme.gap2
            visible: root.trace.empty === ""
            trace: root.trace
        }
        Hairline {
            Layout.fillWidth: true
            visible: root.trace.empty === ""
        }
        MessageStrip {
            Layout.fillWidth: true
            Layout.margins: Theme.gapHalf
            Layout.leftMargin: Theme.gap2
            visible: root.trace.ends.length > 0
            trace: root.trace
        }
        AppListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            activeFocusOnTab: true
            visible: count > 0
            model: root.trace.rows
            currentIndex: root.trace.at
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Hops")
            keyNavigationEnabled: false
            onCurrentIndexChanged: if (currentIndex === root.trace.hops - 1) end.start()
            highlightMoveDuration: Theme.calm
            Keys.onUpPressed: root.trace.step(-1)
            Keys.onDownPressed: root.trace.step(1)
            delegate: TraceLine {
                width: list.width
                trace: root.trace
                wide: root.width > 560 * Theme.textScale
                onWhyWanted: fact => root.why.show(Subject.Fact, fact)
            }
        }
        EmptyState {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredWidth: Math.min(root.width, 480)
            Layout.fillHeight: true
            visible: root.trouble !== ""
            title: root.trace.empty !== "" ? qsTr("Nothing to trace") : qsTr("Can't trace this operation")
            detail: root.trouble
            iconPath: root.trace.empty !== "" ? Theme.icon.info : Theme.icon.warning
            foreground: root.trace.empty !== "" ? Theme.color.secondary : Theme.color.bad
        }
    }
}
