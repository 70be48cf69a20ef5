// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that can be put on the diagram: drag one there, or press Enter and choose a place with the arrow keys.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Flow {
    id: root

    required property Session session
    readonly property SetupView setup: session.setup
    signal taken

    readonly property real half: Math.floor((width - spacing) / 2)
    readonly property bool paired: Math.max(thread.implicitWidth, pages.implicitWidth) <= half

    spacing: Theme.gap

    PartTile {
        id: thread
        width: root.paired ? root.half : root.width
        title: root.setup.customerTitle
        iconPath: Theme.icon.thread
        solid: true
        tip: root.setup.devices ? qsTr("Add a stream of DMA: drag it to a card or device, or press Enter and choose with the arrow keys")
            : qsTr("Add a thread: drag it to a board, or press Enter and choose with the arrow keys")
        onTaken: { root.session.canvas.startThread(); root.taken(); }
    }
    PartTile {
        id: pages
        width: root.paired ? root.half : root.width
        title: qsTr("Pages")
        iconPath: Theme.icon.pages
        tip: root.setup.devices ? qsTr("Add 64 pages: drag them to a memory, or press Enter and choose with the arrow keys")
            : qsTr("Add 64 pages: drag them to a board, or press Enter and choose with the arrow keys")
        onTaken: { root.session.canvas.startPages(); root.taken(); }
    }
    Repeater {
        model: root.session.setup.boards

        PartTile {
            required property string board

            width: root.width
            iconPath: Theme.icon.board
            onTaken: root.session.canvas.startBoard(board)
        }
    }
}
