// SPDX-License-Identifier: GPL-3.0-or-later
// The names of a plot's curves, and what they read at the cursor.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

ListView {
    id: root

    required property PlotCurves curves

    model: curves
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Curves")
    delegate: PlotLegendRow { width: ListView.view.width - Theme.gap }
    ScrollBar.vertical: AppScrollBar {}
}
