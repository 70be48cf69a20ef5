// SPDX-License-Identifier: GPL-3.0-or-later
// Published figures for this placement, or for one that is equivalent in the model, beside the model's result.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property EvidenceView evidence
    required property WhyView why

    spacing: Theme.gap

    SectionTitle { text: qsTr("Published") }
    CaptionText {
        visible: root.evidence.covering.count === 0
        width: parent.width
        text: root.evidence.loading ? qsTr("Calculating the published placements…")
            : root.evidence.error !== "" ? root.evidence.error
            : root.evidence.rows.count === 0 ? qsTr("No published measurements for this machine.")
            : qsTr("No published measurement for this placement. See the Evidence tab for related measurements.")
    }
    Repeater {
        model: root.evidence.covering

        MeasuredCard {
            width: root.width
            why: root.why
        }
    }
}
