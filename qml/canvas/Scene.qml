// SPDX-License-Identifier: GPL-3.0-or-later
// One level of the diagram: its picture, covered by an invisible item for each element that the keyboard can reach.
// These items use the diagram's own units, so zooming and panning don't change them.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow

    opacity: view.outdated ? Theme.faded : 1

    ScenePicture {
        id: scene
        anchors.fill: parent
        view: root.view
        palette: Theme.name // both enumerations have the same order
        family: Theme.family
        textScale: Theme.textScale
        glide: Theme.calm * 1.3
        phase: root.flow.shown ? 1e6 + root.flow.phase : -1 // the offset keeps the phase positive when stepping back
    }
    ArcsPicture {
        anchors.fill: parent
        view: root.view
        palette: Theme.name
        family: Theme.family
        opacity: root.view.arcs.shown && !scene.gliding ? 1 : 0
        Behavior on opacity {
            NumberAnimation { duration: Theme.quick }
        }
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
    Rectangle { // the selection frame
        objectName: "frame"
        x: root.view.input.frame.x
        y: root.view.input.frame.y
        width: root.view.input.frame.width
        height: root.view.input.frame.height
        visible: width > 0
        color: "transparent"
        border.width: Theme.focusRing
        border.color: Theme.color.accent
    }
}
