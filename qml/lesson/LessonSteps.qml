// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a lesson up to the current one; later steps are hidden. The components are not bound, because Qt 6.4
// creates no bound component in a Loader.
import QtQuick
import Boardset.App
import Boardset.Controls

// qmllint disable unqualified
Column {
    id: root

    required property LessonView lesson
    required property bool shownToAudience ///< True during a presentation, in which the keys belong to a clicker.
    signal grown ///< Emitted when the height of the last step changes.
    signal onward ///< Requests the next step.
    /// True if the trainer's note, which reveals the answer, may be shown.
    readonly property bool revealed: lesson.state.step > LessonView.Guess
    property string noted: "" ///< Title of the lesson whose trainer's note is expanded; empty if none.

    spacing: Theme.gap2

    function last(): Item { return rows.itemAt(rows.count - 1); }
    /// Gives the focus to the content of a step.
    function take(step: int) {
        const content = (rows.itemAt(step) as LessonStep)?.item;
        if (step === LessonView.Guess)
            content?.go(0, Qt.TabFocusReason);
        else
            content?.nextItemInFocusChain()?.forceActiveFocus(Qt.TabFocusReason);
    }

    Repeater {
        id: rows
        model: root.lesson.steps

        LessonStep {
            width: root.width
            onHeightChanged: if (index === rows.count - 1) root.grown()
            content: [null, guess, act, why, say][index]
        }
    }
    CollapsibleHeading {
        width: root.width
        visible: root.revealed
        title: qsTr("Trainer's note")
        unfolded: root.noted === root.lesson.state.title
        onClicked: root.noted = unfolded ? "" : root.lesson.state.title
    }
    BodyText {
        width: root.width
        visible: root.revealed && root.noted === root.lesson.state.title
        muted: true
        text: root.lesson.state.note
    }

    Component {
        id: guess

        LessonChoices { lesson: root.lesson; onSettled: root.onward() }
    }
    Component { id: act; LessonAct { lesson: root.lesson } }
    Component {
        id: why

        Column {
            id: reasons
            spacing: Theme.gap

            Column {
                width: parent.width
                visible: !root.shownToAudience // the derivation is too small for an audience
                BodyText { // the result; the lines below show how it is composed
                    objectName: "reasonHead"
                    width: parent.width
                    text: root.lesson.state.reasonHead
                    strong: true
                }
                Repeater {
                    model: root.lesson.reasons

                    WhyLine { width: reasons.width }
                }
                LinkButton {
                    objectName: "fullDerivation"
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Show the full derivation")
                    onClicked: root.lesson.showDerivation()
                }
            }
            LessonBars {
                width: parent.width
                lesson: root.lesson
            }
        }
    }
    Component {
        id: say

        Column {
            spacing: Theme.gap
            // Arrow keys move the cursor in the text and don't select steps.
            Keys.onPressed: event => {
                event.accepted = field.text !== "" &&
                    [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key);
            }
            Keys.onEscapePressed: event => { root.lesson.setSentence(field.text); event.accepted = false; }

            AppTextArea {
                id: field
                width: parent.width
                placeholderText: qsTr("Summarise in your own words…")
                text: root.lesson.state.sentence
                // In a presentation, the field doesn't take the focus, because letter keys are commands.
                Component.onCompleted: if (!root.shownToAudience) forceActiveFocus(Qt.OtherFocusReason)
                onEditingFinished: root.lesson.setSentence(text)
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                muted: true
                text: root.lesson.state.example === "" ? "" : qsTr("Example: %1").arg(root.lesson.state.example)
            }
        }
    }
}
