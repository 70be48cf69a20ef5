// SPDX-License-Identifier: GPL-3.0-or-later
// A plot alone in a window, for tests and visual checks.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls
import Boardset.Ui

ApplicationWindow {
    id: root

    required property PlotModel curves
    property int theme: 0
    property real textScale: 1
    property alias plot: plot
    property real cursor: 0

    width: 900
    height: 320
    visible: true
    title: "Plot"
    color: Theme.color.panel

    Binding { target: Theme; property: "name"; value: root.theme }
    Binding { target: Theme; property: "textScale"; value: root.textScale }

    CurvePlot {
        id: plot
        anchors { fill: parent; margins: Theme.gap }
        focus: true
        curves: root.curves
        cursor: root.cursor
        onChosen: x => root.cursor = x
    }
}
