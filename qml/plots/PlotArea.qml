// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a Plot: axes, grid, curves and cursor. Only this file, PlotAxis and ChartCurve use Qt Charts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import QtCharts
import Boardset.App
import Boardset.Controls

ChartView {
    id: root

    readonly property CurvePlot plot: parent.plot as CurvePlot // qmllint disable
    readonly property PlotCurves curves: plot.curves
    readonly property AbstractAxis axisX: curves.doubling ? doubled : across
    readonly property int thick: Math.max(2, Math.round(2 * Theme.textScale))

    antialiasing: true
    backgroundColor: "transparent"
    backgroundRoundness: 0
    plotAreaColor: "transparent"
    dropShadowEnabled: false
    legend.visible: false
    localizeNumbers: true
    locale: Qt.locale("en_US") // qmllint disable
    margins { left: 0; right: Theme.gap; top: 0; bottom: 0 }

    PlotAxis {
        id: across
        labelFormat: root.curves.labelFormat(tickInterval)
        min: root.curves.leastX
        max: root.curves.mostX
        tickInterval: root.curves.step(max - min, root.width / (7 * Theme.captionSize), root.curves.leastStep)
        gridVisible: false
    }
    LogValueAxis { // each tick is twice, four or sixteen times the previous one
        id: doubled
        labelFormat: "%.0f"
        labelsFont: across.labelsFont
        labelsColor: Theme.color.secondary
        color: Theme.color.strong
        gridVisible: false
        base: root.curves.factor(min, max, root.width / (7 * Theme.captionSize)) // a label has at most seven digits
        min: root.curves.doubling ? root.curves.leastX : 1
        max: root.curves.doubling ? root.curves.mostX : 2
    }
    PlotAxis {
        id: up
        labelFormat: root.curves.labelFormat(tickInterval)
        min: root.curves.leastY
        max: root.curves.mostY
        tickInterval: root.curves.step(max - min, Math.min(12, root.height / (3 * Theme.captionSize)))
        lineVisible: false
    }
    Binding {
        target: root.curves
        property: "pixels"
        value: Math.round(root.plotArea.width)
        when: root.plotArea.width > 0
    }
    Binding { target: root.plot; property: "inner"; value: root.plotArea }
    Instantiator {
        model: root.curves
        delegate: ChartCurve {
            chart: root
            curves: root.curves
            axisX: root.axisX
            axisY: up
            thick: root.thick
        }
    }
    Rectangle {
        visible: root.curves.cursorFraction >= 0 && root.curves.cursorFraction <= 1
        x: Math.round(root.plotArea.x + root.curves.cursorFraction * root.plotArea.width - width / 2)
        y: root.plotArea.y
        width: Math.max(1, Math.round(Theme.textScale))
        height: root.plotArea.height
        color: Theme.color.text
    }
    MouseArea {
        function choose(x: real) {
            root.plot.chosen(root.curves.nearest(root.curves.xAt(x / width)));
        }

        x: root.plotArea.x
        y: root.plotArea.y
        width: root.plotArea.width
        height: root.plotArea.height
        cursorShape: Qt.SplitHCursor
        preventStealing: true
        onPressed: mouse => { root.plot.forceActiveFocus(Qt.MouseFocusReason); choose(mouse.x); }
        onPositionChanged: mouse => choose(mouse.x)
    }
}
