// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one level: a picture, and over it an item for each thing that can be reached by keyboard. Those stand
// in the diagram's own units, so that zooming and panning change nothing of them.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow

    opacity: view.behind ? Theme.faded : 1

    ScenePicture {
        anchors.fill: parent
        view: root.view
        palette: Theme.name // in the same order
        family: Theme.family
        textScale: Theme.textScale
        glide: Theme.calm * 1.3
        phase: root.flow.shown ? 1e6 + root.flow.phase : -1 // steps back are as good as steps on
    }
    Item {
        x: root.view.camera.x
        y: root.view.camera.y
        scale: root.view.camera.zoom
        transformOrigin: Item.TopLeft

        Repeater {
            model: root.view.nodes
            SceneItem {
                view: root.view
            }
        }
    }
    Rectangle { // what it encloses is selected
        objectName: "frame"
        x: root.view.hand.frame.x
        y: root.view.hand.frame.y
        width: root.view.hand.frame.width
        height: root.view.hand.frame.height
        visible: width > 0
        color: "transparent"
        border.width: Theme.focusRing
        border.color: Theme.color.accent
    }
}
