// SPDX-License-Identifier: GPL-3.0-or-later
// An axis on which each step is twice, or four times, the one before, in the theme's look.
import QtQuick
import QtCharts
import Boardset.Controls

LogValueAxis {
    property real room: 1000 ///< Pixels along it.

    base: room > 80 * Theme.captionSize ? 2 : 4
    labelFormat: "%.0f"
    labelsFont: Qt.font({ family: Theme.family, pixelSize: Theme.captionSize })
    labelsColor: Theme.color.secondary
    color: Theme.color.strong
    gridVisible: false
}
