// SPDX-License-Identifier: GPL-3.0-or-later
// The selected plot, below a line that describes the current point.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    required property bool withChoice ///< True to show a combo box in place of the list, which doesn't fit.
    readonly property PlotsView plots: session.plots

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gapHalf
        spacing: 0

        ChoiceBox {
            visible: root.withChoice
            Layout.maximumWidth: root.width - Theme.gap2
            choices: [qsTr("Sweep"), ...root.plots.titles]
            current: root.plots.current + 1
            tip: root.plots.summary
            onChosen: index => index > 0 ? root.plots.current = index - 1 : root.session.sweep.chosen = true
        }
        PointLine {
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            plots: root.plots
        }
        ScenarioPlot {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            plots: root.plots
        }
    }
}
