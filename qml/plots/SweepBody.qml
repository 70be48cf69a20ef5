// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep: its settings, its progress, and its curves, whose points can be opened.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property SweepView sweep
    /// True to show a link back to the plots in place of the list, which doesn't fit.
    required property bool withChoice

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Sweep")

    onActiveFocusChanged: if (activeFocus && sweep.curves.empty) line.run.forceActiveFocus(Qt.TabFocusReason)

    Column { // not a layout, because SweepLine takes its width from this column
        id: head
        y: Theme.gapHalf
        width: root.width - Theme.gap
        spacing: Theme.gapHalf

        SweepLine {
            id: line
            visible: root.sweep.overs.length > 0
            width: parent.width
            sweep: root.sweep
            withChoice: root.withChoice
        }
        CaptionText {
            width: parent.width
            visible: root.sweep.problem !== ""
            color: Theme.color.bad
            text: root.sweep.problem
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        UtilisationBar {
            width: parent.width
            visible: root.sweep.working
            use: root.sweep.done
            foreground: Theme.color.accent
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.sweep.state
        }
        PointLine {
            visible: !root.sweep.curves.empty
            width: parent.width
            plots: root.sweep
        }
    }
    ScenarioPlot {
        y: head.y + head.height
        width: root.width
        height: Math.max(0, (foot.visible ? foot.y : table.visible ? table.y : root.height) - y)
        focus: true
        opacity: root.sweep.stale ? Theme.faded : 1
        plots: root.sweep
        emptyTitle: root.sweep.overs.length === 0 ? qsTr("Nothing to sweep yet")
            : root.sweep.working ? qsTr("Calculating the first points…")
            : root.sweep.state !== "" ? qsTr("No point has a result") : qsTr("No points calculated yet")
        emptyDetail: root.sweep.overs.length === 0 ? qsTr("Nothing runs in this scenario, so there are no results.")
            : root.sweep.state !== "" ? root.sweep.state
            : (root.sweep.meaning + " " +
                qsTr("Run calculates every point. Click a point to apply its values; Backspace returns to the " +
                    "previous scenario.")).trim()
    }
    CaptionText {
        id: foot
        y: (table.visible ? table.y : root.height) - height
        width: root.width - Theme.gap
        visible: !root.sweep.curves.empty && !root.sweep.working && text !== ""
        maximumLineCount: root.height < 30 * Theme.bodySize ? 1 : 3 // the plot has priority over the text
        text: root.sweep.state

        HoverHandler { id: pointer }
        Tip {
            visible: pointer.hovered && foot.truncated
            text: foot.text
        }
    }
    SweepTable {
        id: table
        y: root.height - height
        width: root.width - Theme.gap
        opacity: root.sweep.stale ? Theme.faded : 1
        // The plot has priority over the table.
        visible: !root.sweep.curves.empty && root.height - head.y - head.height - implicitHeight > 16 * Theme.bodySize
        sweep: root.sweep
    }
}
