// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a lesson up to the one that is reached: what follows is not there.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson
    readonly property int step: lesson.step
    readonly property Item current: [question, guess, act, why, say][step]
    property bool noted: false ///< The trainer's note is open.

    spacing: Theme.gap2

    LessonStep {
        id: question
        width: root.width
        number: 1
        title: qsTr("The question")
        done: root.step > 0
        text: root.lesson.question
    }
    LessonStep {
        id: guess
        width: root.width
        visible: root.step >= LessonView.Guess
        number: 2
        title: qsTr("Your guess")
        done: root.step > LessonView.Guess

        LessonChoices {
            width: parent.width
            lesson: root.lesson
        }
    }
    LessonStep {
        id: act
        width: root.width
        visible: root.step >= LessonView.DoIt
        number: 3
        title: qsTr("Do it")
        done: root.lesson.settled
        text: root.lesson.action

        LinkButton {
            readonly property bool anew: root.lesson.settled || root.lesson.astray
            text: root.lesson.astray ? qsTr("Another scenario is open: back") : anew ? qsTr("Done. Again from the beginning") : qsTr("Do it for me")
            onClicked: anew ? root.lesson.again() : root.lesson.doIt()
        }
    }
    LessonStep {
        id: why
        width: root.width
        visible: root.step >= LessonView.Why
        number: 4
        title: root.lesson.whyTitle
        done: root.step > LessonView.Why
        text: root.lesson.why

        Column {
            width: parent.width

            Repeater {
                model: root.lesson.reasons

                WhyLine { width: parent.width }
            }
        }
        LinkButton {
            text: qsTr("All of this derivation")
            onClicked: root.lesson.askWhy()
        }
        LessonBars {
            width: parent.width
            lesson: root.lesson
        }
    }
    LessonStep {
        id: say
        width: root.width
        visible: root.step >= LessonView.Say
        number: 5
        title: qsTr("Say it in one sentence")
        done: root.lesson.sentence !== ""
        text: root.lesson.say === "" ? "" : qsTr("%1 …").arg(root.lesson.say)

        AppTextField {
            width: parent.width
            placeholderText: qsTr("in your own words")
            label: root.lesson.say
            text: root.lesson.sentence
            maximumLength: 500
            onEditingFinished: root.lesson.sentence = text
            Keys.priority: Keys.AfterItem
            Keys.onPressed: event => { event.accepted = [Qt.Key_Left, Qt.Key_Right].includes(event.key); } // no page turns
            Keys.onEscapePressed: event => { root.lesson.sentence = text; event.accepted = false; }
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            muted: true
            text: root.lesson.example === "" ? "" : qsTr("One way to say it: %1").arg(root.lesson.example)
        }
    }
    FoldRow {
        width: root.width
        title: qsTr("Trainer's note")
        unfolded: root.noted
        onClicked: root.noted = !root.noted
    }
    BodyText {
        width: root.width
        visible: root.noted
        muted: true
        text: root.lesson.note
    }
}
