// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a Plot: axes, grid, curves, cursor. With PlotAxis and PlotCurve all that knows Qt Charts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import QtCharts
import Boardset.App
import Boardset.Controls

ChartView {
    id: root

    readonly property Plot plot: parent.plot as Plot // qmllint disable
    readonly property PlotCurves curves: plot.curves
    readonly property real perX: plotArea.width / (curves.mostX - curves.leastX)
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
        tickInterval: root.curves.step(max - min, root.width / (7 * Theme.captionSize))
        gridVisible: false
    }
    PlotAxis {
        id: up
        labelFormat: root.curves.labelFormat(tickInterval)
        min: root.curves.leastY
        max: root.curves.mostY
        tickInterval: root.curves.step(max - min, root.height / (3 * Theme.captionSize))
        lineVisible: false
    }
    Binding {
        target: root.curves
        property: "pixels"
        value: Math.round(root.plotArea.width)
        when: root.plotArea.width > 0
    }
    Instantiator {
        model: root.curves
        delegate: PlotCurve {
            chart: root
            curves: root.curves
            axisX: across
            axisY: up
            thick: root.thick
        }
    }
    Rectangle {
        id: cursor
        visible: root.plot.cursor >= across.min && root.plot.cursor <= across.max
        x: Math.round(root.plotArea.x + (root.plot.cursor - across.min) * root.perX - width / 2)
        y: root.plotArea.y
        width: Math.max(1, Math.round(Theme.textScale))
        height: root.plotArea.height
        color: Theme.color.text
    }
    MouseArea {
        function choose(x: real) {
            root.plot.chosen(root.curves.nearest(across.min + x / root.perX));
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
