// SPDX-License-Identifier: GPL-3.0-or-later
// One curve in a chart: a line, or the marks of published points.
import QtQuick
import QtCharts
import Boardset.App
import Boardset.Controls

QtObject {
    id: root

    required property ChartView chart
    required property PlotCurves curves
    required property AbstractAxis axisX
    required property AbstractAxis axisY
    required property int thick
    required property int index
    required property string title
    required property bool dashed
    required property bool pointsOnly
    required property int tone
    readonly property color foreground: Theme.series(tone)

    readonly property LineSeries line: pointsOnly ? null :
        chart.createSeries(ChartView.SeriesTypeLine, title, axisX, axisY) as LineSeries
    readonly property ScatterSeries marks: pointsOnly ?
        chart.createSeries(ChartView.SeriesTypeScatter, title, axisX, axisY) as ScatterSeries : null
    readonly property AbstractSeries series: pointsOnly ? marks : line

    readonly property list<QtObject> look: [
        Binding { target: root.line; property: "color"; value: root.foreground; when: root.line },
        Binding { target: root.line; property: "width"; value: root.thick; when: root.line },
        Binding {
            target: root.line; property: "style"; value: Theme.seriesLine(root.tone, root.dashed); when: root.line
        },
        Binding { target: root.marks; property: "color"; value: Theme.color.panel; when: root.marks },
        Binding { target: root.marks; property: "borderColor"; value: root.foreground; when: root.marks },
        Binding { target: root.marks; property: "borderWidth"; value: root.thick; when: root.marks },
        Binding { target: root.marks; property: "markerSize"; value: 4 * root.thick; when: root.marks },
        Connections {
            target: root.curves
            function onRedrawn() { root.curves.draw(root.index, root.series); }
        }
    ]

    onSeriesChanged: curves.draw(index, series)
    Component.onDestruction: chart.removeSeries(series)
}
