// SPDX-License-Identifier: GPL-3.0-or-later
// All published measurements of this machine beside the model's results.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property EvidenceView evidence: session.evidence

    ResultTable {
        anchors.fill: parent
        visible: root.evidence.rows.count > 0
        rows: root.evidence.rows
        session: root.session
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: root.evidence.rows.count === 0
        title: root.evidence.state.loading ? qsTr("Calculating the published placements…")
            : root.evidence.state.error !== "" ? qsTr("Can't calculate the evidence")
            : qsTr("No published measurements for this machine")
        detail: root.evidence.state.error
        failed: root.evidence.state.error !== ""
    }
}
