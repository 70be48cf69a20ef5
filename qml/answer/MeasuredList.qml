// SPDX-License-Identifier: GPL-3.0-or-later
// Published figures for this placement, or for one that is equivalent in the model, beside the model's result.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property EvidenceView evidence: session.evidence

    spacing: Theme.gap

    SectionTitle { text: qsTr("Published") }
    CaptionText {
        visible: root.evidence.covering.lines.count === 0
        width: parent.width
        text: root.evidence.state.loading ? qsTr("Calculating the published placements…")
            : root.evidence.state.error !== "" ? root.evidence.state.error
            : root.evidence.rows.count === 0 ? qsTr("No published measurements for this machine.")
            : qsTr("No published measurement for this placement. See the Evidence tab for related measurements.")
    }
    Repeater {
        model: root.evidence.covering.lines

        CardPanel {
            id: panel

            required property var line ///< A ShownLine.

            width: root.width
            marginY: Theme.gap
            color: Theme.color.raised

            ResultLine {
                width: parent.width
                line: panel.line
                tip: qsTr("Show the derivation of the model's value")
                onOpened: root.session.why.explain(panel.line.why)
            }
        }
    }
}
