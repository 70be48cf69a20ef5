// SPDX-License-Identifier: GPL-3.0-or-later
// Every published measurement of this machine with the model's answer beside it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property EvidenceView evidence: session.evidence
    readonly property bool wide: width > 720 * Theme.textScale

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        visible: root.evidence.rows.count > 0

        EvidenceHeader {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap2
            Layout.rightMargin: Theme.gap2
            wide: root.wide
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.evidence.rows
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: AppScrollBar {}
            delegate: EvidenceLine {
                x: Theme.gap2
                width: list.width - 2 * Theme.gap2
                session: root.session
                wide: root.wide
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: root.evidence.rows.count === 0
        title: root.evidence.loading ? qsTr("Solving the published placements…")
            : root.evidence.error !== "" ? qsTr("The evidence could not be worked out") : qsTr("No measurement is known for this machine")
        detail: root.evidence.error
        iconPath: root.evidence.error === "" ? Theme.icon.info : Theme.icon.warning
        ink: root.evidence.error === "" ? Theme.color.secondary : Theme.color.bad
    }
}
