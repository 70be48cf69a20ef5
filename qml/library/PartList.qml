// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that can be added to the diagram. Users drag a part, or press Enter and
// select a location with the arrow keys.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Flow {
    id: root

    required property Session session
    readonly property CanvasView canvas: session.canvas
    readonly property SetupView setup: session.setup
    signal taken

    readonly property real half: Math.floor((width - spacing) / 2)
    readonly property bool paired: Math.max(thread.implicitWidth, pages.implicitWidth) <= half

    spacing: Theme.gap

    PartTile {
        id: thread
        width: root.paired ? root.half : root.width
        title: root.setup.state.customerTitle
        iconPath: Theme.icon.thread
        solid: true
        tip: qsTr("Add a %1: drag it to a %2, or press Enter and use the arrow keys").arg(root.setup.state.customer)
            .arg(!root.setup.state.devices ? qsTr("board") : root.setup.state.threads ? qsTr("board, card or device") :
                qsTr("card or device"))
        onTaken: { root.canvas.startThread(); root.taken(); }
    }
    PartTile {
        id: pages
        width: root.paired ? root.half : root.width
        title: root.setup.state.dataOn === "" ? qsTr("Pages") : qsTr("Data")
        iconPath: Theme.icon.pages
        tip: root.setup.state.dataOn !== "" ?
            qsTr("Add data: drag it to a %1. To stripe the data, drag it to a part that contains more than one %1.")
                .arg(root.setup.state.dataOn)
            : qsTr("Add %1 pages: drag them to a %2, or press Enter and use the arrow keys")
                .arg(root.session.inspector.newPages).arg(root.setup.state.devices ? qsTr("memory") : qsTr("board"))
        onTaken: { root.canvas.startPages(); root.taken(); }
    }
    Repeater {
        model: root.setup.boards

        PartTile {
            required property string board

            width: root.width
            iconPath: Theme.icon.board
            onTaken: root.canvas.startBoard(board)
        }
    }
}
