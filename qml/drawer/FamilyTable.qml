// SPDX-License-Identifier: GPL-3.0-or-later
// The machines of this machine's family. A row opens its machine.
import QtQuick

ResultTable {
    id: root

    rows: root.session.family.rows
    selectable: true
    current: root.session.family.current
    Component.onCompleted: root.session.family.load()
    onChosen: row => root.session.files.requestMachine(root.session.family.machineAt(row))
    onWanted: row => root.chosen(row)
}
