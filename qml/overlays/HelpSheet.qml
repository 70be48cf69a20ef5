// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+F1: what Boardset is and the five things to try first.
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    signal shortcutsWanted
    signal wordsWanted
    readonly property list<string> lines: [
        session.setup.devices ? qsTr("Drag a card from the library into a slot, or from slot to slot: its stream of DMA (a numbered disc) goes along. The answer there stands beside the pointer before you let go. A stream can be dragged to another card, a processor module out of the machine.") : "",
        session.setup.threads ? qsTr("Drag a thread (a numbered disc) to another board or processor. The answer there stands beside the pointer before you let go.") : "",
        qsTr("Drag pages (a stack) the same way. With Shift only half of them go, with Ctrl they are dealt over all %1.").arg(session.setup.devices ? qsTr("memories") : qsTr("boards")),
        qsTr("A click with Shift or Ctrl selects several, Ctrl+A all that are drawn: the inspector then changes them together, and Delete removes them. What a process does, which regions a thread uses, how many pages there are and how large: all is set in the inspector."),
        qsTr("By keyboard: 3 goes to the diagram, Tab to a disc or pages, M takes them up, the arrow keys choose a place, Enter drops, Esc gives up."),
        qsTr("Click any number to see why: its derivation, down to the line of the document that it comes from."),
        qsTr("Double-click or Enter goes into a block, Esc goes out, F fits, the wheel zooms, Space shows what flows. Ctrl+K finds anything."),
        qsTr("A bundled scenario that you changed is kept when you open another: Alt+Left goes back to it, and the scenario menu lists all that was kept."),
        qsTr("F5 presents: the whole screen, large, for a room. The arrow keys or a clicker go through the steps of a program, else through your changes; B turns to before and back: where the presentation began, or if you are there, the first state that runs. R goes back to where it began, Home to the very first state; S puts a spotlight on the busiest part, D is for a dark or a light room, N shows the notes, Esc leaves."),
        qsTr("C keeps what is shown as A, whatever you do or open then: the answer is told against it, A is drawn beside what you edit, and Differences in the drawer says why. X hides A's picture, Shift+X swaps A and B, Shift+C lets A go. A difference that is pointed at lights its parts on both sides. Ctrl+R writes a report of what is shown."),
        session.setup.devices ? qsTr("Take a processor module out, or let a part fail from its menu: devices behind it are cut off until PCI-E is reconfigured, by the button in the answer or in the machine's options.") : "",
        session.setup.threads ? qsTr("Policy in the toolbar lets an operating system place threads and pages. The timeline in the drawer shows each of its decisions with the reason: play them, step both ways, and try another setting from any step.") : "",
        qsTr("A fact is published, derived, calibrated or assumed; the word stands beside it. The evidence drawer compares the model with every published measurement; the plots drawer draws throughput over what is under way, with published points, and a click on a point opens its scenario."),
        qsTr("A word that you do not know: rest the pointer on it anywhere in the window, and its meaning stands below it. Shift+F1 explains the words where the keyboard is; Words, below, has them all. F1 opens the manual where it speaks of what has the keyboard."),
        qsTr("Sweep, in the plots drawer, solves this scenario while a number of it changes, with a curve for each value of another one or for each system. A diamond is a knee: from there a step along the plot brings less than half of what the first step brought. Enter or a click opens the point as an edit, Backspace brings back what was open. The arrow beside the tabs makes the drawer a page, Esc a drawer again.")
    ]

    /// The manual about a place, in the browser; where there is neither, this.
    function openManual(place: string) {
        if (!Qt.openUrlExternally(session.manual(place)))
            open();
    }

    title: qsTr("Boardset %1").arg(session.version)
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 560, Math.round(560 * Math.max(1, Theme.textScale)))
    contentItem: ScrollPane {
        margin: 0
        gutter: Theme.gapWide
        implicitHeight: contentHeight
        spacing: Theme.gapWide

        Repeater {
            model: root.visible ? root.lines : [] // long texts, which the window's first frame does not wait for

            BodyText {
                required property string modelData

                width: parent.width
                visible: modelData !== ""
                text: modelData
            }
        }
    }
    footer: DialogButtons {
        pane: root.contentItem as ScrollPane
        AppButton {
            text: qsTr("Manual")
            tip: qsTr("In the browser, where it speaks of what is on the screen")
            flat: false
            visible: root.session.manual() !== ""
            onClicked: { root.accept(); root.openManual(""); }
        }
        AppButton {
            text: qsTr("Words")
            tip: qsTr("What the words of the field mean")
            flat: false
            onClicked: { root.accept(); root.wordsWanted(); }
        }
        AppButton {
            text: qsTr("All shortcuts")
            flat: false
            onClicked: { root.accept(); root.shortcutsWanted(); }
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.accept()
        }
    }
}
