// SPDX-License-Identifier: GPL-3.0-or-later
// An axis on which each step is twice, four or sixteen times the one before, in the theme's look.
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
