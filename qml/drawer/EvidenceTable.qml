// SPDX-License-Identifier: GPL-3.0-or-later
// All published measurements of this machine beside the model's results.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property EvidenceView evidence
    required property Tables tables
    required property WhyView why
    readonly property bool wide: width > 820 * Theme.textScale + 120 ///< True if the source has its own column.
    readonly property bool narrow: width < 448 * Theme.textScale + 120
    readonly property real lineWidth: Math.min(width - 2 * Theme.gap2 - Theme.rowHeight,
        1200 * Math.max(1, Theme.textScale))

    Item { // positioned by bindings: see SourceLine
        anchors.fill: parent
        visible: root.evidence.rows.count > 0
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Published measurements")

        EvidenceHeader {
            id: header
            x: Theme.gap2
            width: root.lineWidth
            wide: root.wide
            narrow: root.narrow
        }
        TableButton {
            x: root.width - width - Theme.gapHalf
            tables: root.tables
            rows: root.evidence.rows
            columns: ({metric: qsTr("Measurement"), published: qsTr("Published"), model: qsTr("Model"),
                unit: qsTr("Unit"), error: qsTr("Error"), role: qsTr("Role"), place: qsTr("Source"),
                note: qsTr("Note")})
        }
        AppListView {
            y: header.height
            width: parent.width
            height: parent.height - y
            model: root.evidence.rows
            delegate: EvidenceLine {
                width: ListView.view.width
                lineWidth: root.lineWidth
                why: root.why
                wide: root.wide
                narrow: root.narrow
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: root.evidence.rows.count === 0
        title: root.evidence.loading ? qsTr("Calculating the published placements…")
            : root.evidence.error !== "" ? qsTr("Can't calculate the evidence")
            : qsTr("No published measurements for this machine")
        detail: root.evidence.error
        iconPath: root.evidence.error === "" ? Theme.icon.info : Theme.icon.warning
        foreground: root.evidence.error === "" ? Theme.color.secondary : Theme.color.bad
    }
}
