// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that this configuration violates.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property FindingsView findings: session.findings

    Timer { // prevents a double click from also applying the fix that moves under the pointer
        id: settling
        interval: 800
    }
    ResultTable {
        anchors.fill: parent
        visible: rows.count > 0
        rows: root.findings.rows
        session: root.session
        onWanted: row => root.findings.show(row)
        onActed: row => {
            if (settling.running) return;
            settling.restart();
            root.session.refuse(qsTr("Can't apply this fix"), root.findings.fix(row));
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
