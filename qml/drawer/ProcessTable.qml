// SPDX-License-Identifier: GPL-3.0-or-later
// The processes of Build as a wide table: one line for each, with its work, threads or clients, pages and board.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

ScrollPane {
    id: root

    required property Session session

    objectName: "processTable"
    ProcessList {
        width: Math.min(parent.width, 64 * Theme.bodySize)
        session: root.session
    }
}
