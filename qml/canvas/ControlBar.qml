// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the bottom of the canvas: zoom and flow controls on the left, the legend on the right.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow
    property bool tall: true ///< True if there is space for a legend with two rows.
    signal used ///< Emitted when the user has used a control with the mouse.

    // The height doesn't depend on the level: it changes the space for the diagram, which decides on the level.
    implicitHeight: Math.max(Theme.controlHeight, legend.rows * legend.rowHeight) + Theme.gap2

    Rectangle { // hides the diagram below the bar
        anchors.fill: parent
        color: Theme.color.ground
    }

    ZoomControls {
        id: zooming
        anchors { left: parent.left; leftMargin: Theme.gap3; top: parent.top; topMargin: Theme.gapHalf }
        view: root.view
    }
    FlowControls {
        id: flowing
        anchors { left: zooming.right; leftMargin: Theme.gap2; top: zooming.top }
        flow: root.flow
        onUsed: root.used()
    }
    Legend {
        id: legend
        view: root.view
        rows: root.tall ? 2 : 1
        anchors { left: flowing.right; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors { leftMargin: Theme.gap3; rightMargin: Theme.gap3 }
    }
}
