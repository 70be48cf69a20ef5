// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of a wide toolbar: export, theme, help, drawer and results.
import QtQuick
import Boardset.Controls
import Boardset.Ui

Row {
    id: root

    required property Commands commands
    required property PanelLayout panelLayout

    spacing: Theme.gapHalf

    MenuButton {
        iconPath: Theme.icon.share
        tip: qsTr("Export")
        atRight: true
        widest: Math.round(320 * Math.max(1, Theme.textScale))

        CommandItem { command: root.commands.exporting.svg }
        CommandItem { command: root.commands.exporting.png }
        CommandItem { command: root.commands.exporting.pdf }
        CommandItem { command: root.commands.exporting.printPdf }
        CommandItem { command: root.commands.exporting.report }
        CommandItem { command: root.commands.exporting.reportPdf }
        CommandItem { command: root.commands.exporting.comparedSvg }
        CommandItem { command: root.commands.exporting.comparedPng }
        CommandItem { command: root.commands.exporting.comparedPdf }
    }
    AppButton {
        id: look
        iconPath: Theme.icon.look
        tip: qsTr("View: present, theme, text size, generations")
        popup: menu
        onClicked: menu.popup(look, width - menu.width, height + Theme.gapHalf)

        AppearanceMenu {
            id: menu
            commands: root.commands
        }
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
