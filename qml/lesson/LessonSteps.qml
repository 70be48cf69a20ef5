// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a lesson up to the one that is reached: what follows is not there. Not bound: Qt 6.4 makes nothing
// bound in a Loader.
import QtQuick
import Boardset.App
import Boardset.Controls

// qmllint disable unqualified
Column {
    id: root

    required property LessonView lesson
    required property bool shownToRoom ///< Keys are those of a clicker then.
    signal grown ///< The last step is laid out anew, and not for what was unfolded in it.
    signal onward ///< To the next step.
    property bool held: false ///< Something was unfolded: what is read stays where it is.
    /// The note may tell what happens.
    readonly property bool told: lesson.open && !lesson.veiled && lesson.step > LessonView.Guess
    property string noted: "" ///< The lesson whose trainer's note is open.

    spacing: Theme.gap2

    function last(): Item { return rows.itemAt(rows.count - 1); }
    /// Gives the keyboard to what a step asks for.
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
            onHeightChanged: if (index === rows.count - 1 && !root.held) root.grown()
            content: [null, guess, act, why, say][index]
        }
    }
    FoldRow {
        width: root.width
        visible: root.told
        title: qsTr("Trainer's note")
        unfolded: root.noted === root.lesson.title
        onClicked: root.noted = unfolded ? "" : root.lesson.title
    }
    BodyText {
        width: root.width
        visible: root.told && root.noted === root.lesson.title
        muted: true
        text: root.lesson.note
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

            property bool whole: false ///< All of the derivation is shown.

            spacing: Theme.gap

            Column {
                width: parent.width
                visible: !root.shownToRoom || reasons.whole // too small to be read from the last row
                BodyText { // the lines below are its parts
                    objectName: "reasonHead"
                    width: parent.width
                    text: root.lesson.reasonHead
                    strong: true
                }
                Repeater {
                    model: root.lesson.reasons

                    WhyLine {
                        required property int index

                        width: reasons.width
                        visible: reasons.whole || index < 7
                    }
                }
            }
            LinkButton {
                text: reasons.whole ? qsTr("Less of this derivation") : qsTr("All of this derivation")
                onClicked: { root.held = true; reasons.whole = !reasons.whole; }
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
            // no page turns
            Keys.onPressed: event => {
                event.accepted = field.text !== "" &&
                    [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key);
            }
            Keys.onEscapePressed: event => { root.lesson.sentence = field.text; event.accepted = false; }

            AppTextArea {
                id: field
                width: parent.width
                placeholderText: qsTr("… in your own words")
                text: root.lesson.sentence
                // letters are words here
                Component.onCompleted: if (!root.shownToRoom) forceActiveFocus(Qt.OtherFocusReason)
                onEditingFinished: root.lesson.sentence = text
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                muted: true
                text: root.lesson.example === "" ? "" : qsTr("One way to say it: %1").arg(root.lesson.example)
            }
        }
    }
}
