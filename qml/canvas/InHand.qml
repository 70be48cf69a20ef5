// SPDX-License-Identifier: GPL-3.0-or-later
// A dragged item at the pointer. If it is dropped where it isn't allowed, it glides back.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Move move
    property bool held: false ///< The current drag carries this kind of item.
    readonly property size size: Qt.size(childrenRect.width, childrenRect.height)

    visible: held && (move.active || way.running)

    // Not a Behavior: that would start while a binding is evaluated, which advances the camera's animation and so moves
    // the pointer again.
    function jump() {
        way.stop()
        x = move.pointer.x
        y = move.pointer.y
    }
    function glide(to: point, duration: int) {
        way.to = to
        way.duration = duration
        way.restart()
    }

    Connections {
        target: root.move
        function onActiveChanged() { if (root.move.active) root.jump() }
        function onPointerChanged() {
            if (root.move.byKeyboard)
                root.glide(root.move.pointer, Theme.quick)
            else
                root.jump()
        }
        function onRefused() { if (root.held) root.glide(root.move.origin, Theme.calm) }
    }
    ParallelAnimation {
        id: way
        property point to
        property int duration
        NumberAnimation {
            target: root
            property: "x"
            to: way.to.x; duration: way.duration; easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: root
            property: "y"
            to: way.to.y; duration: way.duration; easing.type: Easing.OutCubic
        }
    }
}
