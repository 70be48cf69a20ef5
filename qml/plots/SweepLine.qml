// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a sweep on one line: the result, the swept value with its range, and the value that differs between
// curves. The Run button keeps its position regardless of the length of the other items.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property SweepView sweep
    required property bool withChoice ///< True to show a link back to the plots.
    readonly property alias run: run

    implicitHeight: Math.max(asked.height, actions.height)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Sweep settings")

    Flow {
        id: asked
        width: root.width - actions.width - Theme.gap
        spacing: Theme.gap

        LinkButton {
            visible: root.withChoice
            implicitHeight: Theme.rowHeight
            text: qsTr("‹ Plots")
            tip: qsTr("Show the plots of this machine")
            onClicked: root.sweep.chosen = false
        }
        ChoiceBox {
            implicitHeight: Theme.rowHeight
            choices: root.sweep.answers
            current: root.sweep.answer
            tip: qsTr("Plotted result")
            onChosen: index => root.sweep.answer = index
        }
        Row {
            spacing: Theme.gap

            CaptionText { height: Theme.rowHeight; text: qsTr("over") }
            ChoiceBox {
                implicitHeight: Theme.rowHeight
                choices: root.sweep.overs
                current: root.sweep.over
                tip: qsTr("Value on the horizontal axis")
                enabled: !root.sweep.working
                onChosen: index => root.sweep.over = index
            }
        }
        SweepNumber { sweep: root.sweep; field: SweepView.From; word: qsTr("from"); label: qsTr("First value") }
        SweepNumber { sweep: root.sweep; field: SweepView.To; word: qsTr("to"); label: qsTr("Last value") }
        SweepNumber {
            sweep: root.sweep; field: SweepView.Points; word: qsTr("points"); label: qsTr("Number of points")
        }
        Row {
            spacing: Theme.gap

            CaptionText {
                height: Theme.rowHeight
                text: root.sweep.by > 0 ? qsTr("one curve for each of") : qsTr("as")
            }
            ChoiceBox {
                implicitHeight: Theme.rowHeight
                choices: root.sweep.bys
                current: root.sweep.by
                tip: qsTr("Value that differs between curves")
                enabled: !root.sweep.working
                onChosen: index => root.sweep.by = index
            }
        }
        SweepNumber {
            visible: root.sweep.byNumbers; sweep: root.sweep; field: SweepView.ByFrom; word: qsTr("from")
            label: qsTr("Value for the first curve")
        }
        SweepNumber {
            visible: root.sweep.byNumbers; sweep: root.sweep; field: SweepView.ByTo; word: qsTr("to")
            label: qsTr("Value for the last curve")
        }
        SweepNumber {
            visible: root.sweep.byNumbers; sweep: root.sweep; field: SweepView.Curves; word: qsTr("curves")
            label: qsTr("Number of curves")
        }
    }
    Row {
        id: actions
        anchors.right: parent.right
        spacing: Theme.gap

        AppButton {
            id: run
            implicitHeight: Theme.rowHeight
            text: root.sweep.working ? qsTr("Stop") : qsTr("Run")
            tip: root.sweep.working ? qsTr("Stop and keep the calculated points") : qsTr("Calculate every point")
            primary: !root.sweep.working
            flat: false
            onClicked: root.sweep.working ? root.sweep.stop() : root.sweep.run()
        }
    }
}
