// SPDX-License-Identifier: GPL-3.0-or-later
// Covers the library while a board or link is dragged: an item that is dropped here is removed from the machine.
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property DragSession drag

    visible: drag.active && drag.canGoOut
    radius: Theme.cardRadius
    color: drag.out ? Theme.color.accentSoft : Theme.color.panel
    opacity: 0.92
    border.width: 2
    border.color: drag.out ? Theme.color.accent : Theme.color.strong

    Column {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.gap2 }
        spacing: Theme.gap

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            path: Theme.icon.board
            color: Theme.color.accent
        }
        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.drag.link ? qsTr("Drop here to disconnect the link") :
                qsTr("Drop %1 here to remove it from the machine").arg(root.drag.board)
            strong: true
            elide: Text.ElideNone
        }
    }
}
