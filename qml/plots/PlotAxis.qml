// SPDX-License-Identifier: GPL-3.0-or-later
// An axis of numbers in the theme's look. ValuesAxis is ValueAxis by the name that qmllint knows too.
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
