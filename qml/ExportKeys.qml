// SPDX-License-Identifier: GPL-3.0-or-later
// The export commands, one per file format.
import QtQuick
import Boardset.Ui

Item {
    id: root

    /// True while a lesson awaits a guess: an exported picture would then reveal the answer.
    required property bool resultsHidden
    readonly property var all: [svg, png, pdf, printPdf, report, reportPdf]
    readonly property alias svg: svg
    readonly property alias png: png
    readonly property alias pdf: pdf
    readonly property alias printPdf: printPdf
    readonly property alias report: report
    readonly property alias reportPdf: reportPdf
    signal dialog(string name)

    Command {
        id: svg; possible: !root.resultsHidden; enabled: possible; title: qsTr("Export the diagram as SVG…")
        sequence: "Ctrl+E"
        onActivated: root.dialog("svg")
    }
    Command {
        id: png; possible: !root.resultsHidden; enabled: possible; title: qsTr("Export the diagram as PNG…")
        sequence: "Ctrl+Shift+E"
        onActivated: root.dialog("png")
    }
    Command {
        id: pdf; possible: !root.resultsHidden; enabled: possible; title: qsTr("Export the diagram as PDF…")
        onActivated: root.dialog("pdf")
    }
    Command {
        id: printPdf; possible: !root.resultsHidden; enabled: possible
        title: qsTr("Export the diagram as a greyscale PDF…")
        onActivated: root.dialog("print")
    }
    Command {
        id: report; possible: !root.resultsHidden; enabled: possible; title: qsTr("Export a report as HTML…")
        sequence: "Ctrl+R"
        onActivated: root.dialog("report")
    }
    Command {
        id: reportPdf; possible: !root.resultsHidden; enabled: possible; title: qsTr("Export a report as PDF…")
        onActivated: root.dialog("reportPdf")
    }
}
