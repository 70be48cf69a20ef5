// SPDX-License-Identifier: GPL-3.0-or-later
// The board in the hand.
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property Move move

    visible: move.board !== "" && (move.active || back.running)
    width: face.implicitWidth + 2 * Theme.gapWide
    height: Theme.controlHeight
    x: move.pointer.x - width / 2
    y: move.pointer.y - height / 2
    radius: Theme.controlRadius
    color: Theme.color.panel
    opacity: 0.9
    border.width: 2
    border.color: Theme.color.accent

    ParallelAnimation {
        id: back
        NumberAnimation { target: root; property: "x"; to: root.move.origin.x - root.width / 2; duration: Theme.calm; easing.type: Easing.OutCubic }
        NumberAnimation { target: root; property: "y"; to: root.move.origin.y - root.height / 2; duration: Theme.calm; easing.type: Easing.OutCubic }
    }
    Connections {
        target: root.move
        function onRefused() { if (root.move.fromBay) back.restart() }
    }
    Row {
        id: face
        anchors.centerIn: parent
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            path: Theme.icon.board
            color: Theme.color.accent
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.move.board
            strong: true
        }
    }
}
