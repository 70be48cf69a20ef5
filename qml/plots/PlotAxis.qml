// SPDX-License-Identifier: GPL-3.0-or-later
// A linear axis in the theme's style. ValuesAxis is another name for ValueAxis that qmllint also knows.
import QtQuick
import QtCharts
import Boardset.Controls

ValuesAxis {
    tickType: ValuesAxis.TicksDynamic
    tickAnchor: 0
    labelsFont: Qt.font({ family: Theme.family, pixelSize: Theme.captionSize })
    labelsColor: Theme.color.secondary
    gridLineColor: Theme.color.hairline
    color: Theme.color.strong
}
