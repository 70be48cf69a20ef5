// SPDX-License-Identifier: GPL-3.0-or-later
// The Export menu: the diagram as a picture, the comparison, and the report.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Commands commands

    text: qsTr("Export")
    iconPath: Theme.icon.share
    padding: Theme.gapHalf
    tip: qsTr("Save the diagram, the comparison of A and B, or a report")
    widest: Math.round(320 * Math.max(1, Theme.textScale))

    CommandItem { command: root.commands.exporting(FileDialogs.Svg) }
    CommandItem { command: root.commands.exporting(FileDialogs.Png) }
    CommandItem { command: root.commands.exporting(FileDialogs.Pdf) }
    CommandItem { command: root.commands.exporting(FileDialogs.Print) }
    AppMenuLine {}
    CommandItem { command: root.commands.exporting(FileDialogs.ComparedSvg) }
    CommandItem { command: root.commands.exporting(FileDialogs.ComparedPng) }
    CommandItem { command: root.commands.exporting(FileDialogs.ComparedPdf) }
    AppMenuLine {}
    CommandItem { command: root.commands.exporting(FileDialogs.Report) }
    CommandItem { command: root.commands.exporting(FileDialogs.ReportPdf) }
}
