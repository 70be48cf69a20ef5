// SPDX-License-Identifier: GPL-3.0-or-later
// Load averages of groups of processors over the steps, with their reference values.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property LoadPlot plot: session.loadPlot

    Binding {
        target: root.plot
        property: "active"
        value: root.visible
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapHalf
        spacing: 0

        RowLayout {
            Layout.leftMargin: Theme.gapHalf
            spacing: Theme.gap

            ChoiceBox {
                visible: choices.length > 1
                choices: root.plot.state.sets
                current: root.plot.state.set
                tip: qsTr("Processors to show")
                onChosen: index => root.plot.setSet(index)
            }
            CaptionText {
                Layout.fillWidth: true
                maximumLineCount: 2
                text: root.plot.state.words
            }
        }
        StepPlot {
            Layout.fillWidth: true
            Layout.fillHeight: true
            timeline: root.session.timeline
            curves: root.plot.curves
            emptyTitle: root.plot.state.sets.length > 0 ? qsTr("Calculating the curve…") :
                qsTr("This system keeps no load averages")
        }
    }
}
