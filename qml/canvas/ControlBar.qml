// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the bottom of the canvas: zoom and flow controls on the left, the colour legend on the right.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow
    signal used ///< Emitted when the user has used a control with the mouse.

    implicitHeight: Theme.controlHeight + Theme.gap2

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
    HeatLegend { // hidden in a narrow window
        readonly property real space: root.width - flowing.x - flowing.width - 2 * Theme.gap3
        visible: space >= least && root.view.showsUse
        brief: space < full
        length: Math.min(160, space)
        anchors { right: parent.right; rightMargin: Theme.gap3; verticalCenter: parent.verticalCenter }
    }
}
