// SPDX-License-Identifier: GPL-3.0-or-later
// The right side during a lesson: its steps so far, and below them the way on. ← and → step, Esc leaves.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property LessonView lesson: session.lesson
    readonly property list<string> names: [qsTr("question"), qsTr("guess"), qsTr("do it"), qsTr("why"), qsTr("say it")]
    readonly property bool shown: lesson.open && visible
    readonly property bool settled: lesson.settled
    onShownChanged: if (shown) arrival.start()
    onSettledChanged: if (settled && activeFocus) foot.take() // else one more Enter would undo it

    function goOn() {
        lesson.goOn();
        if (!lesson.canGoOn) // the way on has no keyboard to keep
            steps.take(lesson.step);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lesson: %1").arg(lesson.title)
    Keys.onLeftPressed: root.lesson.goBack()
    Keys.onRightPressed: goOn()
    Keys.onEscapePressed: session.canvas.inside ? session.canvas.goOut() : root.lesson.leave() // as the canvas says
    Keys.onPressed: event => { event.accepted = !session.present.on && pane.turn(event.key); }

    Timer { // what it was chosen in has given the keyboard back then
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
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top }
        spacing: Theme.gap2
        onHeightChanged: if (!steps.held) down.start() // notes open below it

        Connections {
            target: root.lesson
            function onBegun() { arrival.restart(); }
            function onChanged() { steps.held = false; down.start(); }
        }
        Timer { // the step that came is laid out then
            id: down
            interval: 60
            onTriggered: if (root.lesson.open) pane.reveal(further.visible ? further : steps.last())
        }
        CaptionText {
            width: parent.width
            text: qsTr("%1 · step %2 of 5, %3").arg(root.lesson.subject).arg(root.lesson.step + 1)
                .arg(root.names[root.lesson.step])
        }
        HeadingText {
            width: parent.width
            text: root.lesson.title
        }
        LessonSteps {
            id: steps
            width: parent.width
            lesson: root.lesson
            shownToRoom: root.session.present.on
            onGrown: down.start()
            onOnward: root.goOn()
        }
        LessonLinks {
            id: further
            width: parent.width
            links: root.lesson.further
            title: qsTr("Go on with")
            onWanted: (target, isLesson) => isLesson ? root.lesson.start(target) : root.lesson.goFurther(target)
        }
        BodyText {
            width: parent.width
            visible: root.lesson.step > LessonView.Guess && root.session.answer.hasAnswer
            muted: true
            text: qsTr("On the screen: %1 %2, %3 %4").arg(root.session.answer.throughput)
                .arg(root.session.answer.throughputUnit).arg(root.session.answer.latency)
                .arg(root.session.answer.latencyUnit)
        }
        LinkButton {
            visible: root.lesson.astray
            text: qsTr("Another scenario is open: back to the lesson's")
            onClicked: root.lesson.comeBack()
        }
        LessonLinks {
            width: parent.width
            links: root.lesson.words
            title: qsTr("Words here")
            onWanted: target => root.session.glossary.open(target)
        }
    }
    LessonFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        lesson: root.lesson
        nextTitle: root.names[root.lesson.step + 1] ?? ""
        onOnward: root.goOn()
    }
}
