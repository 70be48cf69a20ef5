// SPDX-License-Identifier: GPL-3.0-or-later
// What can be exported, and as what.
import QtQuick
import Boardset.Ui

Item {
    id: root

    required property bool veiled ///< A lesson's guess comes first: a picture would tell.
    readonly property var all: [svg, png, pdf, printPdf, report, reportPdf]
    readonly property alias svg: svg
    readonly property alias png: png
    readonly property alias pdf: pdf
    readonly property alias printPdf: printPdf
    readonly property alias report: report
    readonly property alias reportPdf: reportPdf
    signal dialog(string name)

    Command {
        id: svg; possible: !root.veiled; enabled: possible; title: qsTr("Export the diagram as SVG…")
        sequence: "Ctrl+E"
        onActivated: root.dialog("svg")
    }
    Command {
        id: png; possible: !root.veiled; enabled: possible; title: qsTr("Export a picture as PNG…")
        sequence: "Ctrl+Shift+E"
        onActivated: root.dialog("png")
    }
    Command {
        id: pdf; possible: !root.veiled; enabled: possible; title: qsTr("Export the diagram as PDF…")
        onActivated: root.dialog("pdf")
    }
    Command {
        id: printPdf; possible: !root.veiled; enabled: possible
        title: qsTr("Export the diagram as PDF in greys, for print…")
        onActivated: root.dialog("print")
    }
    Command {
        id: report; possible: !root.veiled; enabled: possible; title: qsTr("Export a report as a page…")
        sequence: "Ctrl+R"
        onActivated: root.dialog("report")
    }
    Command {
        id: reportPdf; possible: !root.veiled; enabled: possible; title: qsTr("Export a report as PDF…")
        onActivated: root.dialog("reportPdf")
    }
}
