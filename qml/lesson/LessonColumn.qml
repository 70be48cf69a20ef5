// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel during a lesson: the steps so far and, below them, the navigation. The arrow keys select a step.
// Esc never leaves the lesson, because that would lose the learner's step.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property LessonView lesson: session.lesson
    readonly property list<string> names: [qsTr("question"), qsTr("guess"), qsTr("try it"), qsTr("explanation"),
        qsTr("summary")]
    readonly property bool shown: lesson.state.open && visible
    readonly property bool settled: lesson.state.settled
    onShownChanged: if (shown) arrival.start()
    onSettledChanged: if (settled && activeFocus) foot.take() // otherwise a second Enter would restart the task

    function goOn() {
        lesson.goOn();
        if (!lesson.state.canGoOn) // the Next button is disabled, so it can't keep the focus
            steps.take(lesson.state.step);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lesson: %1").arg(lesson.state.title)
    Keys.onLeftPressed: root.lesson.goBack()
    Keys.onRightPressed: goOn()
    // The canvas announces the Escape key to users.
    Keys.onEscapePressed: event => { event.accepted = session.canvas.inside; session.canvas.goOut(); }
    Keys.onPressed: event => { event.accepted = !session.present.on && pane.turn(event.key); }

    Timer { // waits until the menu or list that opened the lesson has returned the focus
        id: arrival
        interval: 30
        onTriggered: if (root.shown) foot.take()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    ScrollPane {
        id: pane
        property int seen: -1 ///< The step that was revealed last.
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top }
        spacing: Theme.gap2
        onHeightChanged: down.start() // the notes of a presentation may open below this panel

        Connections {
            target: root.lesson
            function onBegun() { arrival.restart(); }
            function onChanged() {
                // A guess changes nothing below it, and the learner may be at another question.
                if (root.lesson.state.step !== pane.seen || root.lesson.state.step !== LessonView.Guess) down.start();
                pane.seen = root.lesson.state.step;
            }
        }
        Timer { // waits until the new step is laid out
            id: down
            interval: 60
            onTriggered: if (root.lesson.state.open) pane.reveal(further.visible ? further : steps.last())
        }
        CaptionText {
            width: parent.width
            text: qsTr("%1 · step %2 of 5, %3").arg(root.lesson.state.subject).arg(root.lesson.state.step + 1)
                .arg(root.names[root.lesson.state.step])
        }
        HeadingText {
            width: parent.width
            text: root.lesson.state.title
        }
        LessonSteps {
            id: steps
            width: parent.width
            lesson: root.lesson
            shownToAudience: root.session.present.on
            onGrown: down.start()
            onOnward: root.goOn()
        }
        LessonLinks {
            id: further
            width: parent.width
            links: root.lesson.further
            title: qsTr("Next")
            onWanted: (target, isLesson) => isLesson ? root.lesson.start(target) : root.lesson.goFurther(target)
        }
        BodyText {
            width: parent.width
            visible: root.lesson.state.step > LessonView.Guess && root.session.answer.state.hasAnswer
            muted: true
            readonly property var lines: root.session.answer.card.byKey
            readonly property string throughput: "%1 %2".arg(lines.throughput.text).arg(lines.throughput.unit).trim()
            text: qsTr("Current results: %1, %2 %3").arg(throughput).arg(lines.latency.text).arg(lines.latency.unit)
        }
        LinkButton {
            visible: root.lesson.state.offTrack
            text: qsTr("Another scenario is open. Return to the lesson")
            onClicked: root.lesson.comeBack()
        }
        LessonLinks {
            width: parent.width
            links: root.lesson.words
            title: qsTr("Terms")
            onWanted: target => root.session.glossary.open(target)
        }
    }
    LessonFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        lesson: root.lesson
        nextTitle: root.names[root.lesson.state.step + 1] ?? ""
        onOnward: root.goOn()
    }
}
