// SPDX-License-Identifier: GPL-3.0-or-later
// The token in the hand; let go where it cannot stand, it glides back.
import QtQuick
import Boardset.App
import Boardset.Controls

TokenFace {
    id: root

    required property Move move
    required property real zoom
    readonly property real size: Math.max(20, Math.min(36, 22 * zoom))

    readonly property bool board: move.board !== ""

    visible: !board && (move.active || back.running)
    disc: !move.pages
    label: move.label
    ink: Theme.process(move.process)
    width: move.pages ? size * 1.65 : size
    height: move.pages ? size * 1.1 : size
    x: move.pointer.x - width / 2
    y: move.pointer.y - height / 2

    Behavior on x {
        enabled: root.move.byKeyboard
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.move.byKeyboard
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
    }
    ParallelAnimation {
        id: back
        NumberAnimation { target: root; property: "x"; to: root.move.origin.x - root.width / 2; duration: Theme.calm; easing.type: Easing.OutCubic }
        NumberAnimation { target: root; property: "y"; to: root.move.origin.y - root.height / 2; duration: Theme.calm; easing.type: Easing.OutCubic }
    }
    Connections {
        target: root.move
        function onRefused() { back.restart() }
    }
}
