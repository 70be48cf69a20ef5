// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of a wide toolbar: export, theme, help, drawer and results.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Row {
    id: root

    required property Session session
    required property Commands commands
    required property Room room

    spacing: Theme.gapHalf

    ExportMenu { commands: root.commands }
    ViewMenu {
        session: root.session
        commands: root.commands
    }
    AppButton {
        iconPath: Theme.icon.help
        tip: qsTr("Help")
        shortcut: root.commands.help.keys
        onClicked: root.commands.help.activated()
    }
    AppButton {
        iconPath: Theme.icon.panelBottom
        toggles: true; on: root.room.drawer
        tip: root.room.drawer ? qsTr("Hide the drawer") : qsTr("Show the drawer")
        onClicked: root.room.toggle("drawer")
    }
    AppButton {
        iconPath: Theme.icon.panelRight
        toggles: true; on: root.room.answer
        tip: root.room.answer ? qsTr("Hide the results") : qsTr("Show the results")
        enabled: !root.room.deriving
        onClicked: root.room.showColumn(!root.room.answer)
    }
}
