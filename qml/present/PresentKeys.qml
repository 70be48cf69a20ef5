// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a presentation, including those of a clicker. They are active during a presentation unless a palette has
// the focus or something is being dragged.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property Session session
    readonly property CanvasView canvas: session.canvas
    readonly property PresentView present: session.present
    readonly property LessonView lesson: session.lesson ///< The lesson, which handles the keys while it is open.
    required property Appearance appearance
    required property Command keep ///< The command that keeps the current scenario as A.
    required property bool palettes
    property bool notes: false
    property string held: "" ///< The last lesson of this presentation, which R restarts for the next group.
    /// True if there is a second screen for the notes.
    readonly property bool elsewhere: Qt.application.screens.length > 1 // qmllint disable type
    readonly property bool notesHere: notes && !elsewhere
    readonly property bool on: present.on
    readonly property bool listens: on && !palettes && !canvas.drag.active
    readonly property var all: [next, back, first, last, swap, spotlight, reset, brightness, note, leave]
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
        title: root.lesson.open ? qsTr("Next step of the lesson, with its task done automatically") :
            qsTr("Next program step, switch from A to B, or redo")
        sequences: root.lesson.open ? ["Right", "PgDown"] : ["Right", "PgDown", "Space", "Down"]
        keys: qsTr("→ Page Down Space")
        cap: root.present.withA && root.present.showsBefore ? "→" : "← →" // A is the first state
        brief: root.lesson.open ? qsTr("step of the lesson") : root.present.step
        onActivated: root.lesson.open ? root.lesson.showOn() : root.present.next()
    }
    Key {
        id: back
        possible: root.on
        enabled: root.listens
        title: root.lesson.open ? qsTr("Previous step of the lesson") :
            qsTr("Previous program step, switch from B to A, or undo")
        sequences: root.lesson.open ? ["Left", "PgUp"] : ["Left", "PgUp", "Up"]
        keys: qsTr("← Page Up")
        onActivated: root.lesson.open ? root.lesson.goBack() : root.present.back()
    }
    Key {
        id: first; possible: root.on; enabled: root.listens; title: qsTr("First step, or the scenario before all edits")
        sequence: "Home"; brief: root.lesson.open || root.present.step === "" ? "" : qsTr("first")
        onActivated: root.present.goToEnd(false)
    }
    Key {
        id: last; possible: root.on; enabled: root.listens; title: qsTr("Last step, or the scenario after all edits")
        sequence: "End"
        onActivated: root.present.goToEnd(true)
    }
    Key {
        id: swap
        possible: root.on
        enabled: root.listens
        title: qsTr("Toggle before and after, or A and B")
        sequences: ["B", "."]
        keys: "B ."
        cap: "B"
        brief: !root.present.compares ? "" : root.present.withA ? qsTr("A, B") : qsTr("before, after")
        onActivated: root.present.swap()
    }
    Key {
        id: spotlight
        possible: root.on
        enabled: root.listens && root.canvas.showsUse // the highlight would reveal the busiest part
        title: qsTr("Highlight the busiest part and its traffic")
        sequence: "S"
        brief: qsTr("highlight")
        onActivated: root.canvas.spotlight = !root.canvas.spotlight
    }
    Key {
        id: reset
        possible: root.on
        enabled: root.listens
        title: root.held !== "" ? qsTr("Restart the lesson with its answer hidden") :
            qsTr("Return to the start of the presentation")
        sequence: "R"
        brief: qsTr("reset")
        onActivated: root.held !== "" ? root.lesson.start(root.held) : root.present.reset()
    }
    Key {
        id: brightness
        possible: root.on
        enabled: root.listens
        title: qsTr("Toggle dark and light")
        sequence: "D"
        brief: root.appearance.dark ? qsTr("light") : qsTr("dark")
        onActivated: root.appearance.dark = !root.appearance.dark
    }
    Key {
        id: note
        possible: root.on
        enabled: root.listens
        title: qsTr("Show notes, on the second screen if there is one")
        sequence: "N"
        brief: qsTr("notes")
        onActivated: root.notes = !root.notes
    }
    Key {
        id: leave
        possible: root.on
        enabled: root.listens
        title: qsTr("Leave the block, then the presentation")
        sequence: "Esc"
        keys: qsTr("Esc")
        brief: root.canvas.inside ? qsTr("leave the block") : qsTr("leave")
        onActivated: root.canvas.inside ? root.canvas.leave() : root.present.stop()
    }
}
