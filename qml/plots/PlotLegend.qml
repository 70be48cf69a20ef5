// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a plot: the names of its curves and their values at the cursor.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppListView {
    id: root

    required property PlotCurves curves
    property bool linesOnly: false ///< Omits published points, which are labelled elsewhere.

    model: curves
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Curves")
    delegate: PlotLegendRow {
        visible: !(pointsOnly && root.linesOnly)
        width: root.width - Theme.gap
        height: visible ? implicitHeight : 0
    }
}
