// SPDX-License-Identifier: GPL-3.0-or-later
// A plot over the steps of the replay; its cursor is at the current step.
import QtQuick
import Boardset.App

CurvePlot {
    id: root

    required property TimelineView timeline

    cursor: timeline.at
    emptyTitle: qsTr("Calculating the curve…")
    onChosen: x => root.timeline.at = Math.round(x)
}
