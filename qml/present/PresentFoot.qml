// SPDX-License-Identifier: GPL-3.0-or-later
// The bottom of a presentation: one sentence, the measurement, the keys and, if there is no second screen, the notes.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Column {
    id: root

    required property Session session
    readonly property PresentView present: session.present
    readonly property bool notesHere: present.showsNotes && !present.secondScreen
    readonly property EvidenceView evidence: session.evidence
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
        height: Math.max(implicitHeight, root.notesHere ? 0 : Math.ceil(2.8 * Theme.bodySize))
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        opacity: root.session.answer.outdated ? Theme.faded : 1
        text: root.present.state.sentence
        // A smaller font avoids a second line.
        font.pixelSize: whole.advanceWidth < width ? Theme.headingSize : Theme.bodySize
    }
    TextMetrics {
        id: whole
        font { family: Theme.family; pixelSize: Theme.headingSize; weight: Font.DemiBold }
        text: root.present.state.sentence
    }
    BodyText {
        width: root.width - 2 * Theme.gap4
        visible: root.evidence.state.sentence !== ""
        horizontalAlignment: Text.AlignHCenter
        text: root.evidence.state.sentence
        muted: true
    }
    BodyText { // keeps the diagram's size the same for A and B if only one of them has a measurement
        visible: root.present.state.compares && Window.height >= 1000 && root.evidence.covering.lines.count === 0
        text: " "
    }
    PresentNotes {
        width: root.width - 2 * Theme.gap4
        visible: root.notesHere
        notes: root.notes
    }
    Flow {
        objectName: "keys"
        width: root.width - 2 * Theme.gap4
        spacing: Theme.gapWide

        Repeater {
            model: root.session.commands.presenting

            KeyHint {
                required property Command modelData
                command: modelData
            }
        }
    }
}
