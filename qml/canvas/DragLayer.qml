// SPDX-License-Identifier: GPL-3.0-or-later
// A dragged item at the pointer. An item that is dropped where it isn't allowed glides back.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property DragSession drag
    property bool isDragged: false ///< True if the current drag carries this kind of item.
    readonly property size size: Qt.size(childrenRect.width, childrenRect.height)

    visible: isDragged && (drag.active || animation.running)

    // Not a Behavior, which would start while a binding is evaluated and thereby advance the animation of the camera.
    // The moving camera would then change the pointer's position again.
    function jump() {
        animation.stop()
        x = drag.pointer.x
        y = drag.pointer.y
    }
    function glide(to: point, duration: int) {
        animation.to = to
        animation.duration = duration
        animation.restart()
    }

    Connections {
        target: root.drag
        function onActiveChanged() { if (root.drag.active) root.jump() }
        function onPointerChanged() {
            if (root.drag.byKeyboard)
                root.glide(root.drag.pointer, Theme.quick)
            else
                root.jump()
        }
        function onRefused() { if (root.isDragged) root.glide(root.drag.origin, Theme.calm) }
    }
    ParallelAnimation {
        id: animation
        property point to
        property int duration
        NumberAnimation {
            target: root
            property: "x"
            to: animation.to.x; duration: animation.duration; easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: root
            property: "y"
            to: animation.to.y; duration: animation.duration; easing.type: Easing.OutCubic
        }
    }
}
