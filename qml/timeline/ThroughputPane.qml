// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and local share over the steps: both plots if they fit, otherwise one of them.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property ReplayPlots plots: session.replayPlots
    readonly property bool across: width > 760 * Theme.textScale
    readonly property bool both: across || height > 300 * Theme.textScale
    property int only: 0 ///< Index of the plot that is shown if only one fits.

    Binding {
        target: root.plots
        property: "active"
        value: root.visible
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapHalf
        spacing: 0

        RowLayout {
            Layout.leftMargin: Theme.gapHalf
            visible: !root.both || root.plots.working || root.plots.error !== ""
            spacing: Theme.gap

            ChoiceBox {
                visible: !root.both
                choices: [qsTr("Throughput"), qsTr("Local share")]
                current: root.only
                tip: qsTr("Plotted value; a larger panel shows both")
                onChosen: index => root.only = index
            }
            CaptionText {
                Layout.fillWidth: true
                text: root.plots.error !== "" ? root.plots.error : root.plots.working ?
                    qsTr("Calculating the placements: %1 %").arg(Math.round(100 * root.plots.progress)) : ""
                color: root.plots.error !== "" ? Theme.color.bad : Theme.color.secondary
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.across ? 2 : 1
            rowSpacing: 0

            StepPlot {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.both || root.only === 0
                timeline: root.session.timeline
                curves: root.plots.throughput
            }
            StepPlot {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.both || root.only === 1
                timeline: root.session.timeline
                curves: root.plots.localShare
            }
        }
    }
}
