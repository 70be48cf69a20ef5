// SPDX-License-Identifier: GPL-3.0-or-later
// What can be exported, and as what.
import QtQuick
import Boardset.Ui

Item {
    id: root

    readonly property var all: [svg, png, pdf, print, report]
    readonly property alias svg: svg
    readonly property alias png: png
    readonly property alias pdf: pdf
    readonly property alias print: print
    readonly property alias report: report
    signal dialog(string name)

    Command { id: svg; title: qsTr("Export the diagram as SVG…"); sequence: "Ctrl+E"; onActivated: root.dialog("svg") }
    Command { id: png; title: qsTr("Export a picture as PNG…"); sequence: "Ctrl+Shift+E"; onActivated: root.dialog("png") }
    Command { id: pdf; title: qsTr("Export the diagram as PDF…"); onActivated: root.dialog("pdf") }
    Command { id: print; title: qsTr("Export the diagram as PDF in greys, for print…"); onActivated: root.dialog("print") }
    Command { id: report; title: qsTr("Export a report…"); sequence: "Ctrl+R"; onActivated: root.dialog("report") }
}
