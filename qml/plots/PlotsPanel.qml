// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots panel: the plots of the open machine, and the selected plot.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property PlotsView plots: session.plots
    readonly property SweepView sweep: session.sweep
    /// True if the list fits beside the plot.
    readonly property bool wide: width > (sweep.chosen ? 900 : 620) * Theme.textScale

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Plots")

    function choose(row: int) {
        sweep.chosen = false;
        plots.current = row;
    }

    Binding {
        target: root.plots
        property: "active"
        value: root.visible && !root.sweep.chosen
    }
    Binding {
        target: root.sweep
        property: "active"
        value: root.visible && root.sweep.chosen
    }
    PlotRow {
        id: sweeping
        visible: root.wide
        y: Theme.gapHalf
        width: list.width
        index: -1
        title: qsTr("Sweep")
        summary: qsTr("Shows how the results change with any value of this scenario.")
        current: root.sweep.chosen
        focusPolicy: Qt.StrongFocus
        ringed: visualFocus
        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
        onChosen: root.sweep.chosen = true
    }
    AppListView {
        id: list
        visible: root.wide
        y: sweeping.y + sweeping.height
        width: Math.round(Math.min((root.sweep.chosen ? 160 : 240) * Theme.textScale, root.width * 0.3))
        height: root.height - y
        activeFocusOnTab: true
        keyNavigationEnabled: false
        model: root.plots.rows
        currentIndex: root.sweep.chosen ? -1 : root.plots.current
        Keys.onUpPressed: root.plots.current > 0 && !root.sweep.chosen ? root.choose(root.plots.current - 1) :
            sweeping.forceActiveFocus(Qt.TabFocusReason)
        Keys.onDownPressed: root.choose(root.sweep.chosen ? 0 : Math.min(count - 1, root.plots.current + 1))
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Plots of this machine")
        delegate: PlotRow {
            width: list.width
            current: !root.sweep.chosen && root.plots.current === index
            onChosen: root.choose(index)
        }
    }
    Hairline {
        visible: list.visible
        x: list.width
        width: Theme.hairline
        height: root.height
    }
    PlotsBody {
        visible: !root.sweep.chosen && root.plots.rows.count > 0
        focus: !root.sweep.chosen
        x: list.visible ? list.width + Theme.gap : Theme.gap
        width: root.width - x
        height: root.height
        session: root.session
        withChoice: !root.wide
    }
    SweepBody {
        visible: root.sweep.chosen
        focus: root.sweep.chosen
        x: list.visible ? list.width + Theme.gap : Theme.gap
        width: root.width - x
        height: root.height
        sweep: root.sweep
        withChoice: !root.wide
    }
    EmptyState {
        visible: !root.sweep.chosen && root.plots.rows.count === 0
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: list.visible ? list.width / 2 : 0
        width: Math.min(root.width - (list.visible ? list.width : 0), 480 * Theme.textScale)
        /// True if the scenario has work with a result.
        readonly property bool runs: root.session.answer.state.hasAnswer
        title: runs ? qsTr("No plot for this work") : qsTr("Nothing to plot yet")
        detail: runs ? qsTr("A sweep shows how the results change with any value of the scenario.")
            : root.session.answer.stopped.heading !== "" ?
                qsTr("%1. Running work appears here.").arg(root.session.answer.stopped.heading)
            : qsTr("Throughput appears here when a %1 runs.").arg(root.session.setup.state.customer)

        AppButton {
            objectName: "sweepLoad"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: parent.runs && root.session.answer.state.canSaturate
            flat: false
            primary: true
            text: qsTr("Show which parts saturate first")
            onClicked: root.session.sweep.askLoad()
        }
        AppButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: parent.runs
            flat: false
            text: qsTr("Sweep")
            onClicked: root.sweep.chosen = true
        }
    }
}
