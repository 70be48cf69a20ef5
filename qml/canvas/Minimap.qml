// SPDX-License-Identifier: GPL-3.0-or-later
// An overview of the whole level in which the visible area is marked. A click moves the view to the clicked point. The
// overview disappears some time after the last movement, because it covers part of the diagram.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property CanvasView view
    readonly property Camera camera: view.camera
    readonly property rect seen: camera.seen
    readonly property real ratio: 160 / Math.max(1, camera.diagram.width, camera.diagram.height * 1.4)

    width: camera.diagram.width * ratio + 2 * Theme.gapHalf
    height: camera.diagram.height * ratio + 2 * Theme.gapHalf
    opacity: moved.running || hover.hovered ? 0.94 : 0
    enabled: opacity > 0
    onVisibleChanged: moved.restart()
    onSeenChanged: moved.restart()
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Overview of this level")

    Behavior on opacity { NumberAnimation { duration: Theme.calm } }
    Timer { id: moved; interval: 2000 }
    HoverHandler { id: hover }
    MouseArea {
        anchors { fill: parent; margins: Theme.gapHalf }
        clip: true
        onPressed: mouse => root.camera.lookAt(Qt.point(mouse.x / root.ratio, mouse.y / root.ratio))
        onPositionChanged: mouse => root.camera.lookAt(Qt.point(mouse.x / root.ratio, mouse.y / root.ratio))

        MapPicture {
            anchors.fill: parent
            view: root.view
            ratio: root.ratio
            outer: Theme.color.track
            inner: Theme.color.panel
        }
        Rectangle {
            x: root.camera.seen.x * root.ratio
            y: root.camera.seen.y * root.ratio
            width: root.camera.seen.width * root.ratio
            height: root.camera.seen.height * root.ratio
            color: "transparent"
            border.width: 2
            border.color: Theme.color.accent
        }
    }
}
