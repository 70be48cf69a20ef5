// SPDX-License-Identifier: GPL-3.0-or-later
// The export button: the diagram as SVG, PDF or PNG, and reports.
import QtQuick
import Boardset.Controls
import Boardset.Ui

AppButton {
    id: root

    required property Commands commands

    iconPath: Theme.icon.share
    tip: qsTr("Export")
    popup: menu
    onClicked: menu.popup(root, root.width - menu.width, root.height + Theme.gapHalf)

    AppMenu {
        id: menu
        widest: Math.round(320 * Math.max(1, Theme.textScale))

        CommandItem { command: root.commands.exporting.svg }
        CommandItem { command: root.commands.exporting.png }
        CommandItem { command: root.commands.exporting.pdf }
        CommandItem { command: root.commands.exporting.printPdf }
        CommandItem { command: root.commands.exporting.report }
        CommandItem { command: root.commands.exporting.reportPdf }
    }
}
