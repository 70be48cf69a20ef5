// SPDX-License-Identifier: GPL-3.0-or-later
// A logarithmic axis in the theme's style. Each tick is twice, four or sixteen times the previous one.
import QtQuick
import QtCharts
import Boardset.Controls

LogValueAxis {
    labelFormat: "%.0f"
    labelsFont: Qt.font({ family: Theme.family, pixelSize: Theme.captionSize })
    labelsColor: Theme.color.secondary
    color: Theme.color.strong
    gridVisible: false
}
