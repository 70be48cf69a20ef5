// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that this configuration violates.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property FindingsView findings
    required property ProblemView problem
    required property SetupView setup
    required property Tables tables
    signal wanted(int kind, string target) ///< Requests to show a part.

    Timer { // prevents a double click from also applying the fix that moves under the pointer
        id: settling
        interval: 800
    }
    TableButton {
        id: table
        x: root.width - width - Theme.gapHalf
        y: Theme.gapHalf
        visible: list.visible
        tables: root.tables
        rows: root.findings.rows
        columns: ({severity: qsTr("Severity"), part: qsTr("Part"), title: qsTr("Finding"), reason: qsTr("Reason"),
            fix: qsTr("What to do"), place: qsTr("Source")})
    }
    AppListView {
        id: list
        anchors.fill: parent
        anchors.topMargin: Theme.gapHalf
        anchors.rightMargin: table.width
        visible: count > 0
        model: root.findings.rows
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Findings")
        delegate: FindingLine {
            width: list.width
            findings: root.findings
            problem: root.problem
            setup: root.setup
            offersFix: !settling.running
            onFixed: settling.restart()
            onWanted: root.wanted(kind, target)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: root.findings.rows.count === 0
        title: root.findings.error === "" ? qsTr("No findings") : qsTr("Can't check the rules")
        detail: root.findings.error === "" ? qsTr("Every rule for this machine passes.") :
            root.findings.error
        iconPath: root.findings.error === "" ? Theme.icon.check : Theme.icon.warning
        foreground: root.findings.error === "" ? Theme.color.good : Theme.color.bad
    }
}
