// SPDX-License-Identifier: GPL-3.0-or-later
// The bottom of a presentation: one sentence, the measurement, the notes if there is no second screen, and the keys.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Column {
    id: root

    required property PresentView present
    required property EvidenceView evidence
    required property PresentKeys keys
    required property bool outdated
    required property bool resultsHidden ///< True if a lesson still awaits a guess: texts with its answer are hidden.
    required property string notes

    topPadding: Theme.gap
    bottomPadding: Theme.gap2
    leftPadding: Theme.gap4
    rightPadding: Theme.gap4
    spacing: Theme.gap
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Summary and keys")

    HeadingText {
        objectName: "sentence"
        width: root.width - 2 * Theme.gap4
        // Always two lines high, so that the diagram has the same size for A and B.
        height: Math.max(implicitHeight, root.keys.notesHere ? 0 : Math.ceil(2.8 * Theme.bodySize))
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        opacity: root.outdated ? Theme.faded : 1
        text: root.resultsHidden ? "" : root.present.sentence
        // A smaller font avoids a second line.
        font.pixelSize: whole.advanceWidth < width ? Theme.headingSize : Theme.bodySize
    }
    TextMetrics {
        id: whole
        font { family: Theme.family; pixelSize: Theme.headingSize; weight: Font.DemiBold }
        text: root.present.sentence
    }
    Repeater {
        model: root.resultsHidden ? null : root.evidence.covering

        BodyText {
            required property int index
            required property string metric
            required property string published
            required property string model
            required property string unit
            required property string error
            required property string role

            width: root.width - 2 * Theme.gap4
            visible: index === 0
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1: published %2, model %3 %4 (%5, %6)").arg(metric).arg(published).arg(model).arg(unit)
                .arg(error).arg(role)
            muted: true
        }
    }
    BodyText { // keeps the diagram's size the same for A and B if only one of them has a measurement
        visible: root.present.compares && Window.height >= 1000 && (root.resultsHidden
            || root.evidence.covering.count === 0)
        text: " "
    }
    PresentNotes {
        width: root.width - 2 * Theme.gap4
        visible: root.keys.notesHere
        notes: root.notes
    }
    Flow {
        width: root.width - 2 * Theme.gap4
        spacing: Theme.gap2

        Repeater {
            model: root.keys.shown

            KeyHint {
                required property Command modelData
                command: modelData
            }
        }
    }
}
