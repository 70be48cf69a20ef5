// SPDX-License-Identifier: GPL-3.0-or-later
// The thread or pages that are being dragged.
import QtQuick
import Boardset.Controls

InHand {
    id: root

    required property real zoom
    readonly property real disc: Math.max(20, Math.min(36, 22 * zoom))

    held: move.board === ""

    TokenFace {
        anchors.centerIn: parent
        width: root.move.pages ? root.disc * 1.65 : root.disc
        height: root.move.pages ? root.disc * 1.1 : root.disc
        disc: !root.move.pages
        label: root.move.label
        ink: Theme.process(root.move.process)
    }
}
