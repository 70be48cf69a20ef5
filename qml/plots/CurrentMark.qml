// SPDX-License-Identifier: GPL-3.0-or-later
// The mark of the open scenario on the plot; the legend explains it.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property PointPlot plots
    readonly property real atX: Math.round(plots.nowX * parent.width)
    readonly property real atY: Math.round((1 - plots.nowY) * parent.height)

    anchors.fill: parent
    visible: plots.nowX >= 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Current scenario")

    Rectangle {
        x: root.atX - width / 2
        y: root.atY - height / 2
        width: 2 * Math.round(4 * Theme.textScale)
        height: width
        radius: width / 2
        color: Theme.series(root.plots.nowTone)
    }
}
