// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one level: boxes, wires over them (they never cross one), labels, tokens on top.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow
    readonly property real zoom: view.camera.zoom

    x: Math.round(view.camera.x)
    y: Math.round(view.camera.y)

    Repeater { // first, so that Tab walks tokens before boxes; they lie on top by their z
        model: root.view.tokens
        Token {
            zoom: root.zoom
            view: root.view
        }
    }
    Repeater {
        model: root.view.boxes
        BoxItem {
            zoom: root.zoom
            view: root.view
        }
    }
    Repeater {
        model: root.view.wires
        WireFace {
            zoom: root.zoom
            view: root.view
            flow: root.flow
        }
    }
    HighlightLayer {
        z: 1.5 // over the wires, under the tokens
        highlight: root.view.highlight
        zoom: root.zoom
    }
}
