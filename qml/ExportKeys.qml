// SPDX-License-Identifier: GPL-3.0-or-later
// The export commands, one per file format.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property Session session
    readonly property var all: [svg, png, pdf, printPdf, report, reportPdf, comparedSvg, comparedPng, comparedPdf]
    readonly property alias svg: svg
    readonly property alias png: png
    readonly property alias pdf: pdf
    readonly property alias printPdf: printPdf
    readonly property alias report: report
    readonly property alias reportPdf: reportPdf
    readonly property alias comparedSvg: comparedSvg
    readonly property alias comparedPng: comparedPng
    readonly property alias comparedPdf: comparedPdf
    signal dialog(string name)

    component Export: Command {
        required property string purpose ///< Name of the dialog that asks for the file.
        property bool comparing: false ///< True if the command exports A and B.

        // an exported picture would reveal a lesson's answer
        possible: !root.session.resultsHidden && (!comparing || root.session.compare.hasA)
        enabled: possible
        onActivated: root.dialog(purpose)
    }

    Export { id: svg; purpose: "svg"; title: qsTr("Export the diagram as SVG…"); sequence: "Ctrl+E" }
    Export { id: png; purpose: "png"; title: qsTr("Export the diagram as PNG…"); sequence: "Ctrl+Shift+E" }
    Export { id: pdf; purpose: "pdf"; title: qsTr("Export the diagram as PDF…") }
    Export { id: printPdf; purpose: "print"; title: qsTr("Export the diagram as a greyscale PDF…") }
    Export { id: report; purpose: "report"; title: qsTr("Export a report as HTML…"); sequence: "Ctrl+R" }
    Export { id: reportPdf; purpose: "reportPdf"; title: qsTr("Export a report as PDF…") }
    Export { id: comparedSvg; comparing: true; purpose: "comparedSvg"; title: qsTr("Export A and B as SVG…") }
    Export { id: comparedPng; comparing: true; purpose: "comparedPng"; title: qsTr("Export A and B as PNG…") }
    Export { id: comparedPdf; comparing: true; purpose: "comparedPdf"; title: qsTr("Export A and B as PDF…") }
}
