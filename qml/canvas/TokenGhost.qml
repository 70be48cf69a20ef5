// SPDX-License-Identifier: GPL-3.0-or-later
// The thread or pages that are being dragged.
import QtQuick
import Boardset.Controls

DragLayer {
    id: root

    required property real zoom
    readonly property real disc: Math.max(20, Math.min(36, 22 * zoom))

    isDragged: drag.board === ""

    TokenFace {
        anchors.centerIn: parent
        width: root.drag.pages ? root.disc * 1.65 : root.disc
        height: root.drag.pages ? root.disc * 1.1 : root.disc
        disc: !root.drag.pages
        label: root.drag.label
        foreground: Theme.color.owner(root.drag.owner)
    }
}
