// SPDX-License-Identifier: GPL-3.0-or-later
// The button that copies or saves a table as comma-separated values.
import QtQuick
import Boardset.App
import Boardset.Controls

MenuButton {
    id: root

    required property Tables tables
    required property TableModel table

    implicitHeight: Theme.rowHeight
    implicitWidth: implicitHeight // callers use this width to decide whether the button is visible
    iconPath: Theme.icon.copy
    tip: qsTr("Copy or save this table")
    enabled: table.count > 0

    AppMenuItem {
        text: qsTr("Copy as CSV")
        onTriggered: root.tables.copy(root.table)
    }
    AppMenuItem {
        text: qsTr("Save as CSV…")
        onTriggered: root.tables.save(root.table)
    }
}
