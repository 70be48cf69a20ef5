// SPDX-License-Identifier: GPL-3.0-or-later
// The button that copies or saves a list as comma-separated values.
import QtQuick
import Boardset.App
import Boardset.Controls

AppButton {
    id: root

    required property Tables tables
    required property RowListModel rows
    required property var columns ///< Column title by role: ({title: qsTr("Part")}).

    implicitHeight: Theme.rowHeight
    implicitWidth: implicitHeight // callers use it to decide whether the button is visible
    iconPath: Theme.icon.copy
    tip: qsTr("Copy or save this table")
    enabled: rows.count > 0
    popup: menu
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu

        AppMenuItem {
            text: qsTr("Copy as CSV")
            onTriggered: root.tables.copy(root.rows, Object.values(root.columns), Object.keys(root.columns))
        }
        AppMenuItem {
            text: qsTr("Save as CSV…")
            onTriggered: root.tables.save(root.rows, Object.values(root.columns), Object.keys(root.columns))
        }
    }
}
