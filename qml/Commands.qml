// SPDX-License-Identifier: GPL-3.0-or-later
// All commands with their shortcuts. Menus, search and the shortcut sheet use this list.
import QtQuick
import Boardset.App

Item {
    id: root

    required property Session session
    required property Appearance appearance
    readonly property bool panels: !session.present.on ///< True outside a presentation, which has no panels.
    property bool palettes: false ///< True if a palette, dialog or menu has the focus, so plain keys type text.

    signal region(int index)
    signal explain ///< Explains the terms in the focused item.
    signal dialog(string name)
    signal flow(int direction) ///< Number of steps, negative for steps back; 0 plays or pauses.

    readonly property var all: [
        newScenario, open, save, saveAs, rename, paste, copyJson, copyMessages, ...exporting.all, undo, redo, find,
        fit, zoomIn, zoomOut, enter, leave, play, stepBack, stepOn, timeline, replayPlay, replayBack, replayOn,
        replayFirst, replayLast, plots, sweep, sweepLoad, move, remove, chooseAll, newProcess, addThread, addPages,
        repeat, fail, repairAll, reconfigure, joinDomains, why, generations, words, explain, light, dark, printTheme,
        projector, larger, smaller, motion, again, saveGuesses, openClass, forget, manual, help, best, sheet, quit,
        region1, region2, region3, region4, region5, region6, present, ...comparing.all, ...presenting.all
    ]
    readonly property alias presenting: presenting
    readonly property alias comparing: comparing
    readonly property alias exporting: exporting

    readonly property Command newScenario: Command {
        title: qsTr("New scenario"); sequence: "Ctrl+N"
        onActivated: root.session.files.requestNew()
    }
    readonly property Command open: Command {
        also: qsTr("load; file"); title: qsTr("Open…"); sequence: "Ctrl+O"
        onActivated: root.dialog("open")
    }
    readonly property Command back: Command {
        title: qsTr("Return to your edits"); sequence: "Alt+Left"
        possible: root.session.files.canGoBack; enabled: possible
        onActivated: root.session.files.back()
    }
    readonly property Command save: Command {
        also: qsTr("write"); title: qsTr("Save"); sequence: "Ctrl+S"
        onActivated: root.session.files.save()
    }
    readonly property Command saveAs: Command {
        title: qsTr("Save as…"); sequence: "Ctrl+Shift+S"; onActivated: root.dialog("save")
    }
    readonly property Command rename: Command { title: qsTr("Rename…"); onActivated: root.dialog("rename") }
    readonly property Command paste: Command {
        also: qsTr("prtdiag; boot log; dmesg; clipboard")
        title: qsTr("Paste a scenario or boot messages"); sequence: "Ctrl+V"; enabled: !root.palettes
        onActivated: root.session.files.requestPaste()
    }
    readonly property Command copyJson: Command {
        title: qsTr("Copy the scenario"); sequence: "Ctrl+C"; enabled: !root.palettes
        onActivated: root.session.files.copyJson()
    }
    Command {
        id: copyMessages; title: qsTr("Copy the boot messages")
        onActivated: root.session.files.copyMessages()
    }
    readonly property Command quit: Command {
        title: qsTr("Quit"); sequence: "Ctrl+Q"; onActivated: root.session.files.requestQuit()
    }

    readonly property Command undo: Command {
        group: qsTr("Edit"); also: qsTr("back; revert; take back"); title: qsTr("Undo"); sequence: "Ctrl+Z"
        possible: root.session.history.undoTitle !== ""
        onActivated: root.session.history.undo()
    }
    // Many other programs use Ctrl+Y to redo.
    Shortcut { sequence: "Ctrl+Y"; enabled: root.redo.possible; onActivated: root.session.history.redo() }
    readonly property Command redo: Command {
        group: qsTr("Edit"); also: qsTr("again; forward"); title: qsTr("Redo"); sequence: "Ctrl+Shift+Z"
        possible: root.session.history.redoTitle !== ""
        onActivated: root.session.history.redo()
    }
    Command {
        id: move; group: qsTr("Edit")
        title: qsTr("Move the selected %1, pages or %2").arg(root.session.setup.customer)
            .arg(root.session.setup.boardWord)
        sequence: "M"; enabled: !root.palettes
        onActivated: root.session.canvas.startMove()
    }
    readonly property Command best: Command {
        group: qsTr("Edit"); also: qsTr("find the best; smallest; cheapest; fastest; optimize; placement")
        title: qsTr("Optimise…"); sequence: "Ctrl+B"; possible: !root.session.resultsHidden; enabled: possible
        onActivated: root.dialog("best")
    }
    Command {
        id: remove; group: qsTr("Edit"); also: qsTr("delete")
        title: qsTr("Remove the selected %1, pages or %2").arg(root.session.setup.customer)
            .arg(root.session.setup.boardWord)
        keys: qsTr("Del")
        onActivated: root.session.canvas.removeSelected()
    }
    Command {
        id: chooseAll; group: qsTr("Edit")
        title: qsTr("Select every %1 and all pages").arg(root.session.setup.customer); keys: qsTr("Ctrl+A")
        onActivated: root.session.canvas.chooseAll()
    }
    Command {
        id: newProcess; group: qsTr("Edit"); title: qsTr("New process")
        onActivated: {
            root.session.preferences.sideTab = Preferences.Build;
            root.session.refuse(qsTr("Can't add a process"), root.session.setup.addProcess(
                root.session.inspector.kind === Subject.Block ? root.session.inspector.id : ""));
        }
    }
    readonly property Command addThread: Command {
        group: qsTr("Edit"); title: qsTr("Add a %1").arg(root.session.setup.customer); sequence: "T"
        enabled: !root.palettes
        onActivated: root.session.canvas.startThread()
    }
    readonly property Command addPages: Command {
        group: qsTr("Edit")
        title: root.session.setup.dataOn !== "" ? qsTr("Add data") :
            qsTr("Add pages, or disconnect or reconnect a link")
        sequence: "P"; enabled: !root.palettes
        onActivated: root.session.canvas.input.toggleLink() || root.session.canvas.startPages()
    }
    Command {
        id: repeat; group: qsTr("Edit"); title: qsTr("Duplicate"); sequence: "Ctrl+D"; enabled: !root.palettes
        onActivated: root.session.canvas.repeat()
    }
    Command {
        id: repairAll; group: qsTr("Edit"); also: qsTr("fix; heal; restore"); title: qsTr("Repair all parts")
        possible: root.session.setup.failures.count > 0; enabled: possible
        onActivated: root.session.setup.repairAll()
    }
    Command {
        id: reconfigure; group: qsTr("Edit"); title: qsTr("Reconfigure PCI-E")
        possible: root.session.setup.reconfigurable; enabled: possible
        onActivated: root.session.refuse(qsTr("Can't reconfigure PCI-E"), root.session.setup.reconfigure())
    }
    Command {
        id: joinDomains; group: qsTr("Edit"); title: qsTr("Join all domains"); possible: root.session.setup.divided
        enabled: possible
        onActivated: {
            root.session.preferences.sideTab = Preferences.Build;
            root.session.refuse(qsTr("Can't join the domains"), root.session.setup.undivide());
        }
    }

    readonly property Command find: Command {
        group: qsTr("View"); title: qsTr("Find anything"); sequence: "Ctrl+K"
        onActivated: root.dialog("search")
    }
    Command {
        id: fit; group: qsTr("View"); title: qsTr("Fit the diagram"); sequence: "F"; enabled: !root.palettes
        onActivated: root.session.canvas.fit()
    }
    Command {
        id: zoomIn; group: qsTr("View"); title: qsTr("Zoom in"); sequences: ["+", "Ctrl++", "="]; keys: "+"
        enabled: !root.palettes; autoRepeat: true
        onActivated: root.session.canvas.zoomIn()
    }
    Command {
        id: zoomOut; group: qsTr("View"); title: qsTr("Zoom out"); sequences: ["-", "Ctrl+-"]; keys: "−"
        enabled: !root.palettes; autoRepeat: true
        onActivated: root.session.canvas.zoomOut()
    }
    Command {
        id: enter; group: qsTr("View"); title: qsTr("Open the selected block"); keys: qsTr("Enter")
        onActivated: root.session.canvas.enterSelected()
    }
    Command {
        id: leave; group: qsTr("View"); title: qsTr("Leave the block"); keys: qsTr("Esc")
        onActivated: root.session.canvas.leave()
    }
    Command {
        id: play; group: qsTr("View"); title: qsTr("Play or pause the flow"); keys: qsTr("Space")
        onActivated: root.flow(0)
    }
    Command {
        id: stepBack; group: qsTr("View"); title: qsTr("Step the flow back"); keys: "←"
        onActivated: root.flow(-1)
    }
    Command {
        id: stepOn; group: qsTr("View"); title: qsTr("Step the flow forward"); keys: "→"
        onActivated: root.flow(1)
    }
    Command { id: timeline; group: qsTr("Timeline"); title: qsTr("Timeline"); onActivated: root.session.timeline.ask() }
    Command {
        id: plots; group: qsTr("Panels"); title: qsTr("Plots")
        onActivated: { root.session.sweep.chosen = false; root.session.plots.ask(); }
    }
    Command {
        id: sweep; group: qsTr("View"); title: qsTr("Sweep a value of the scenario"); possible: root.panels
        enabled: possible
        onActivated: root.session.sweep.ask()
    }
    Command {
        id: sweepLoad; group: qsTr("View"); title: qsTr("Show which parts saturate first")
        possible: root.panels && !root.session.resultsHidden && root.session.answer.canSaturate; enabled: possible
        onActivated: root.session.sweep.askLoad()
    }
    Command {
        id: replayPlay; group: qsTr("Timeline"); title: qsTr("Play the program (with Shift: backwards)")
        keys: qsTr("Space"); possible: root.session.timeline.hasReplay; enabled: possible
        onActivated: root.session.timeline.play(1)
    }
    Command {
        id: replayBack; group: qsTr("Timeline"); title: qsTr("Step the program back"); keys: "←"
        possible: root.session.timeline.hasReplay; enabled: possible
        onActivated: root.session.timeline.step(-1)
    }
    Command {
        id: replayOn; group: qsTr("Timeline"); title: qsTr("Step the program forward"); keys: "→"
        possible: root.session.timeline.hasReplay; enabled: possible
        onActivated: root.session.timeline.step(1)
    }
    Command {
        id: replayFirst; group: qsTr("Timeline"); title: qsTr("Go to the start of the program"); keys: qsTr("Home")
        possible: root.session.timeline.hasReplay; enabled: possible
        onActivated: root.session.timeline.at = 0
    }
    Command {
        id: replayLast; group: qsTr("Timeline"); title: qsTr("Go to the end of the program"); keys: qsTr("End")
        possible: root.session.timeline.hasReplay; enabled: possible
        onActivated: root.session.timeline.at = root.session.timeline.length
    }
    Command {
        id: why; group: qsTr("View"); title: qsTr("Why this throughput?")
        possible: root.panels && !root.session.resultsHidden; sequence: "Y"; enabled: possible && !root.palettes
        onActivated: root.session.why.show(Subject.Throughput)
    }
    readonly property Command present: Command {
        group: qsTr("View"); also: qsTr("projector; slides; full screen")
        title: root.session.present.on ? qsTr("End the presentation") : qsTr("Present"); sequence: "F5"
        enabled: root.session.present.on || !root.palettes
        onActivated: root.session.present.toggle()
    }
    readonly property Command generations: Command {
        group: qsTr("View"); also: qsTr("history of machines; compare machines")
        title: qsTr("Interconnect generations"); possible: root.panels
        onActivated: root.session.generations.open = true
    }
    Command {
        id: light; group: qsTr("View"); title: qsTr("Light theme"); possible: root.panels
        onActivated: root.session.preferences.theme = Preferences.Light
    }
    Command {
        id: dark; group: qsTr("View"); title: qsTr("Dark theme"); possible: root.panels
        onActivated: root.session.preferences.theme = Preferences.Dark
    }
    Command {
        id: printTheme; group: qsTr("View"); title: qsTr("Print theme"); possible: root.panels
        onActivated: root.session.preferences.theme = Preferences.Print
    }
    Command {
        id: projector; group: qsTr("View"); title: qsTr("Projector theme"); possible: root.panels
        onActivated: root.session.preferences.theme = Preferences.Projector
    }
    readonly property Command larger: Command {
        group: qsTr("View"); also: qsTr("zoom text; font"); title: qsTr("Larger text")
        possible: root.panels; sequence: "Ctrl+Shift+."; enabled: possible
        onActivated: root.session.preferences.textPercent += 10
    }
    readonly property Command smaller: Command {
        group: qsTr("View"); title: qsTr("Smaller text"); possible: root.panels; sequence: "Ctrl+Shift+,"
        enabled: possible
        onActivated: root.session.preferences.textPercent -= 10
    }
    Command {
        id: motion; group: qsTr("View")
        title: root.session.preferences.reducedMotion ? qsTr("Allow motion") : qsTr("Reduce motion")
        onActivated: root.session.preferences.reducedMotion = !root.session.preferences.reducedMotion
    }
    Command {
        id: region1; group: qsTr("Panels"); title: qsTr("Focus the toolbar"); possible: root.panels; sequence: "1"
        enabled: possible && !root.palettes
        onActivated: root.region(1)
    }
    Command {
        id: region2; group: qsTr("Panels"); title: qsTr("Focus the side panel"); possible: root.panels; sequence: "2"
        enabled: possible && !root.palettes
        onActivated: root.region(2)
    }
    Command {
        id: region3; group: qsTr("Panels"); title: qsTr("Focus the diagram"); sequence: "3"; enabled: !root.palettes
        onActivated: root.region(3)
    }
    Command {
        id: region4; group: qsTr("Panels"); title: qsTr("Focus the results"); possible: root.panels; sequence: "4"
        enabled: possible && !root.palettes
        onActivated: root.region(4)
    }
    Command {
        id: region5; group: qsTr("Panels"); title: qsTr("Focus the drawer"); possible: root.panels; sequence: "5"
        enabled: possible && !root.palettes
        onActivated: root.region(5)
    }
    Command {
        id: region6; group: qsTr("Panels"); title: qsTr("Focus the inspector"); possible: root.panels; sequence: "6"
        enabled: possible && !root.palettes
        onActivated: root.region(6)
    }
    Command {
        id: again; group: qsTr("Lessons"); also: qsTr("reset; restart; start over")
        title: qsTr("Restart the exercise"); possible: root.session.lesson.open; sequence: "R"
        enabled: possible && !root.session.present.on && !root.palettes
        onActivated: root.session.lesson.again()
    }
    readonly property Command manual: Command {
        group: qsTr("Help"); title: qsTr("Open the manual at the current topic"); sequence: "F1"
        onActivated: root.dialog("manual")
    }
    readonly property Command help: Command {
        group: qsTr("Help"); title: qsTr("Help"); sequence: "Ctrl+F1"
        onActivated: root.dialog("help")
    }
    readonly property Command words: Command {
        group: qsTr("Help"); also: qsTr("terms; definitions; words"); title: qsTr("Glossary")
        possible: root.panels
        onActivated: root.session.glossary.open("")
    }
    Command {
        id: explain; group: qsTr("Help"); title: qsTr("Explain the terms in the focused item"); sequence: "Shift+F1"
        onActivated: root.explain()
    }
    readonly property Command sheet: Command {
        group: qsTr("Help"); title: qsTr("All shortcuts"); sequence: "?"; enabled: !root.palettes
        onActivated: root.dialog("sheet")
    }

    Command {
        id: fail; group: qsTr("Edit"); title: qsTr("Fail or repair the selected part")
        also: qsTr("break; defect; out of service; fault")
        onActivated: root.session.canvas.failSelected()
    }
    Command {
        id: saveGuesses; group: qsTr("Lessons"); title: qsTr("Save my guesses…")
        also: qsTr("export answers; results")
        onActivated: root.dialog("guesses")
    }
    Command {
        id: openClass; group: qsTr("Lessons"); title: qsTr("Open results of learners…")
        also: qsTr("learners; trainer; show of hands")
        onActivated: root.dialog("class")
    }
    Command {
        id: forget; group: qsTr("Lessons"); title: qsTr("Clear all guesses and lesson progress")
        also: qsTr("reset lessons; clear progress; next group; start over")
        onActivated: root.session.lesson.forgetAll()
    }

    ExportKeys { id: exporting; session: root.session; onDialog: name => root.dialog(name) }
    CompareKeys { id: comparing; compare: root.session.compare; typing: root.palettes }
    PresentKeys {
        id: presenting; session: root.session; keep: comparing.keep; appearance: root.appearance
        palettes: root.palettes
    }
}
