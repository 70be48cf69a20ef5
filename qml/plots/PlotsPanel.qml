// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of the open machine: which there are, and the one that is chosen.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property PlotsView plots: session.plots
    readonly property bool wide: width > 620 * Theme.textScale ///< Room for the list beside the plot.

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Plots")

    Binding {
        target: root.plots
        property: "active"
        value: root.visible
    }
    AppListView {
        id: list
        visible: root.wide && count > 0
        y: Theme.gapHalf
        width: Math.round(Math.min(240 * Theme.textScale, root.width * 0.3))
        height: root.height - y
        activeFocusOnTab: true
        keyNavigationEnabled: false
        model: root.plots.rows
        currentIndex: root.plots.current
        Keys.onUpPressed: root.plots.current = Math.max(0, root.plots.current - 1)
        Keys.onDownPressed: root.plots.current = Math.min(count - 1, root.plots.current + 1)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Plots of this machine")
        delegate: PlotRow {
            width: list.width
            current: root.plots.current === index
            onChosen: root.plots.current = index
        }
    }
    Hairline {
        visible: list.visible
        x: list.width
        width: Theme.hairline
        height: root.height
    }
    PlotsBody {
        visible: root.plots.rows.count > 0
        focus: true
        x: list.visible ? list.width + Theme.gap : Theme.gap
        width: root.width - x
        height: root.height
        session: root.session
        withChoice: !root.wide
    }
    EmptyState {
        visible: root.plots.rows.count === 0
        anchors.centerIn: parent
        width: Math.min(root.width, 480 * Theme.textScale)
        title: qsTr("Nothing to plot yet")
        detail: qsTr("Put a thread on a processor or a stream on a card: then its throughput is plotted here.")
    }
}
