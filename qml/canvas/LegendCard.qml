// SPDX-License-Identifier: GPL-3.0-or-later
// A card with the legend of the diagram, at the bottom of the canvas.
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property CanvasView view
    property bool both: false ///< True if the legend also explains the diagram of A.

    // The height doesn't depend on the level: it changes the space for the diagram, which decides on the level.
    implicitHeight: legend.rows * legend.rowHeight + 2 * Theme.gapHalf

    Legend {
        id: legend
        view: root.view
        both: root.both
        // All entries together are about 1500 pixels wide. A narrow diagram leaves space for several rows below it.
        rows: root.both ? Math.max(2, Math.min(6, Math.ceil(1500 * Theme.textScale / Math.max(1, width)))) : 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors { leftMargin: Theme.gap2; rightMargin: Theme.gap2 }
    }
}
