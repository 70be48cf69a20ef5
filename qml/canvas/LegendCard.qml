// SPDX-License-Identifier: GPL-3.0-or-later
// A card with the legend of the diagram, at the bottom of the canvas.
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property CanvasView view

    // The height doesn't depend on the level: it changes the space for the diagram, which decides on the level.
    implicitHeight: legend.rows * legend.rowHeight + 2 * Theme.gapHalf

    Legend {
        id: legend
        view: root.view
        rows: 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors { leftMargin: Theme.gap2; rightMargin: Theme.gap2 }
    }
}
