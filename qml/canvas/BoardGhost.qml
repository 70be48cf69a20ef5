// SPDX-License-Identifier: GPL-3.0-or-later
// The board that is being dragged.
import QtQuick
import Boardset.Controls

InHand {
    id: root

    held: move.board !== ""

    Rectangle {
        anchors.centerIn: parent
        width: face.implicitWidth + 2 * Theme.gapWide
        height: Theme.controlHeight
        radius: Theme.controlRadius
        color: Theme.color.panel
        opacity: 0.9
        border.width: 2
        border.color: Theme.color.accent

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
                text: root.move.count > 1 ? qsTr("%1 × %2").arg(root.move.count).arg(root.move.board) : root.move.board
                strong: true
            }
        }
    }
}
