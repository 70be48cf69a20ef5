// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a presentation, those of a clicker among them. They count only while it goes on, and not while a palette
// has the keyboard or something is in the hand.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property CanvasView canvas
    required property PresentView present
    required property LessonView lesson ///< While one is open, the keys go through it.
    required property Look look
    required property Command keep ///< As A; what comes is compared with it.
    required property bool palettes
    property bool notes: false
    property string held: "" ///< The lesson that this presentation holds, or has held: R is for the next group.
    /// There is a screen for the notes.
    readonly property bool elsewhere: Qt.application.screens.length > 1 // qmllint disable type
    readonly property bool notesHere: notes && !elsewhere
    readonly property bool on: present.on
    readonly property bool listens: on && !palettes && !canvas.move.active
    readonly property var all: [next, back, first, last, swap, spotlight, reset, room, note, leave]
    readonly property var shown: [...all, keep].filter(command => command.brief !== "")

    onOnChanged: {
        notes = elsewhere;
        held = lesson.lesson;
    }

    Connections {
        target: root.lesson
        function onChanged() { root.held = root.lesson.lesson || root.held; }
    }

    component Key: Command { group: qsTr("While presenting") }

    Key {
        id: next
        possible: root.on
        enabled: root.listens
        title: root.lesson.open ? qsTr("The lesson a step on, what is asked for done by itself") :
            qsTr("The next step of the program, B after A, or what was undone")
        sequences: root.lesson.open ? ["Right", "PgDown"] : ["Right", "PgDown", "Space", "Down"]
        keys: qsTr("→ Page Down Space")
        cap: root.present.withA && root.present.showsBefore ? "→" : "← →" // A is the first
        brief: root.lesson.open ? qsTr("step of the lesson") : root.present.step
        onActivated: root.lesson.open ? root.lesson.showOn() : root.present.next()
    }
    Key {
        id: back
        possible: root.on
        enabled: root.listens
        title: root.lesson.open ? qsTr("The lesson a step back") : qsTr("The step before, A before B, or undo")
        sequences: root.lesson.open ? ["Left", "PgUp"] : ["Left", "PgUp", "Up"]
        keys: qsTr("← Page Up")
        onActivated: root.lesson.open ? root.lesson.goBack() : root.present.back()
    }
    Key {
        id: first; possible: root.on; enabled: root.listens; title: qsTr("The first step, or before all edits")
        sequence: "Home"; brief: root.lesson.open || root.present.step === "" ? "" : qsTr("first")
        onActivated: root.present.goToEnd(false)
    }
    Key {
        id: last; possible: root.on; enabled: root.listens; title: qsTr("The last step, or after all edits")
        sequence: "End"
        onActivated: root.present.goToEnd(true)
    }
    Key {
        id: swap
        possible: root.on
        enabled: root.listens
        title: qsTr("Before and after: where it began, or the first that runs, and where it stands; A and B while A " +
            "is kept")
        sequences: ["B", "."]
        keys: "B ."
        cap: "B"
        brief: !root.present.compares ? "" : root.present.withA ? qsTr("A, B") : qsTr("before, after")
        onActivated: root.present.swap()
    }
    Key {
        id: spotlight
        possible: root.on
        enabled: root.listens && !root.lesson.veiled // it tells what is busiest
        title: qsTr("Spotlight on the busiest part and the ways through it")
        sequence: "S"
        brief: qsTr("spotlight")
        onActivated: root.canvas.spotlight = !root.canvas.spotlight
    }
    Key {
        id: reset
        possible: root.on
        enabled: root.listens
        title: root.held !== "" ? qsTr("Begin the lesson anew, its answer hidden") :
            qsTr("Back to where the presentation began")
        sequence: "R"
        brief: qsTr("reset")
        onActivated: root.held !== "" ? root.lesson.start(root.held) : root.present.reset()
    }
    Key {
        id: room
        possible: root.on
        enabled: root.listens
        title: qsTr("For a dark room, or a light one")
        sequence: "D"
        brief: root.look.dark ? qsTr("light") : qsTr("dark")
        onActivated: root.look.dark = !root.look.dark
    }
    Key {
        id: note
        possible: root.on
        enabled: root.listens
        title: qsTr("Notes, on the second screen if there is one")
        sequence: "N"
        brief: qsTr("notes")
        onActivated: root.notes = !root.notes
    }
    Key {
        id: leave
        possible: root.on
        enabled: root.listens
        title: qsTr("Out of the block, then out of the presentation")
        sequence: "Esc"
        keys: qsTr("Esc")
        brief: root.canvas.inside ? qsTr("out of the block") : qsTr("leave")
        onActivated: root.canvas.inside ? root.canvas.leave() : root.present.stop()
    }
}
