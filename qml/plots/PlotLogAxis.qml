// SPDX-License-Identifier: GPL-3.0-or-later
// An axis on which each step is twice, four or sixteen times the one before, in the theme's look.
import QtQuick
import QtCharts
import Boardset.Controls

LogValueAxis {
    property real room: 1000 ///< Pixels along it.

    base: room > 120 * Theme.captionSize ? 2 : room > 60 * Theme.captionSize ? 4 : 16 // a million has seven digits
    labelFormat: "%.0f"
    labelsFont: Qt.font({ family: Theme.family, pixelSize: Theme.captionSize })
    labelsColor: Theme.color.secondary
    color: Theme.color.strong
    gridVisible: false
}
