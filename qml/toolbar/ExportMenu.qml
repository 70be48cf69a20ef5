// SPDX-License-Identifier: GPL-3.0-or-later
// The Export menu: the diagram as a picture, the comparison, and the report.
import QtQuick
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property ExportKeys keys

    text: qsTr("Export")
    iconPath: Theme.icon.share
    padding: Theme.gapHalf
    tip: qsTr("Save the diagram, the comparison of A and B, or a report")
    widest: Math.round(320 * Math.max(1, Theme.textScale))

    CommandItem { command: root.keys.svg }
    CommandItem { command: root.keys.png }
    CommandItem { command: root.keys.pdf }
    CommandItem { command: root.keys.printPdf }
    AppMenuLine {}
    CommandItem { command: root.keys.comparedSvg }
    CommandItem { command: root.keys.comparedPng }
    CommandItem { command: root.keys.comparedPdf }
    AppMenuLine {}
    CommandItem { command: root.keys.report }
    CommandItem { command: root.keys.reportPdf }
}
