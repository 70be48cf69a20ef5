// SPDX-License-Identifier: GPL-3.0-or-later
// What was published about this placement, or one that is the same to the model, beside its answer.
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
        text: root.evidence.loading ? qsTr("Solving the published placements…")
            : root.evidence.error !== "" ? root.evidence.error
            : root.evidence.rows.count === 0 ? qsTr("No measurement is known for this machine.")
            : qsTr("Nothing published covers this placement. The evidence drawer has what does exist.")
    }
    Repeater {
        model: root.evidence.covering

        MeasuredCard {
            width: root.width
            why: root.why
        }
    }
}
