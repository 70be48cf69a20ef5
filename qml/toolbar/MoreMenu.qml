// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of items that don't fit in the toolbar: panels, export, theme and help.
import QtQuick
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Commands commands
    required property PanelLayout panelLayout

    iconPath: Theme.icon.more
    tip: qsTr("More: panels, export, theme, help")
    atRight: true
    widest: Math.round(300 * Math.max(1, Theme.textScale))

    AppMenuItem {
        text: qsTr("Library")
        current: root.panelLayout.library
        onTriggered: root.panelLayout.toggle("library")
    }
    AppMenuItem {
        text: qsTr("Results")
        current: root.panelLayout.answer
        onTriggered: root.panelLayout.showColumn(!current)
    }
    AppMenuItem {
        text: qsTr("Drawer: evidence, findings, history, trace, timeline, plots")
        current: root.panelLayout.drawer
        onTriggered: root.panelLayout.toggle("drawer")
    }
    AppMenuLine {}
    CommandItem { command: root.commands.comparing.keep }
    CommandItem { command: root.commands.comparing.clearA }
    CommandItem { command: root.commands.comparing.beside }
    AppMenuLine {}
    CommandItem { command: root.commands.exporting.svg }
    CommandItem { command: root.commands.exporting.png }
    CommandItem { command: root.commands.exporting.pdf }
    CommandItem { command: root.commands.exporting.printPdf }
    CommandItem { command: root.commands.exporting.report }
    CommandItem { command: root.commands.exporting.reportPdf }
    CommandItem { command: root.commands.exporting.comparedSvg }
    CommandItem { command: root.commands.exporting.comparedPng }
    CommandItem { command: root.commands.exporting.comparedPdf }
    AppearanceMenu { commands: root.commands }
    AppMenuLine {}
    CommandItem { command: root.commands.manual }
    CommandItem { command: root.commands.help }
    CommandItem { command: root.commands.sheet }
}
