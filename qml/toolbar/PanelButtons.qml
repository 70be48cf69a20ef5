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
    required property PanelLayout panelLayout

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
        toggles: true; on: root.panelLayout.drawer
        tip: root.panelLayout.drawer ? qsTr("Hide the drawer") : qsTr("Show the drawer")
        onClicked: root.panelLayout.toggle("drawer")
    }
    AppButton {
        iconPath: Theme.icon.panelRight
        toggles: true; on: root.panelLayout.answer
        tip: root.panelLayout.answer ? qsTr("Hide the results") : qsTr("Show the results")
        enabled: !root.panelLayout.deriving
        onClicked: root.panelLayout.showColumn(!root.panelLayout.answer)
    }
}
