// SPDX-License-Identifier: GPL-3.0-or-later
// The board that is being dragged.
import QtQuick
import Boardset.Controls

DragLayer {
    id: root

    isDragged: drag.board !== ""

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
                text: root.drag.count > 1 ? qsTr("%1 × %2").arg(root.drag.count).arg(root.drag.board) : root.drag.board
                strong: true
            }
        }
    }
}
