// SPDX-License-Identifier: GPL-3.0-or-later
// The commands for A and B. A is kept until the user clears it, even if another scenario is opened or edited.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property CompareView compare
    required property bool typing ///< True if plain keys type text now.
    readonly property var all: [keep, clearA, beside, swap]

    component Key: Command { group: qsTr("A and B") }

    readonly property Command keep: Key {
        title: root.compare.hasA ? qsTr("Replace A with the current scenario") :
            qsTr("Set the current scenario as A")
        sequence: "C"
        brief: root.compare.hasA ? qsTr("replace A") : qsTr("set as A")
        possible: root.compare.canKeep
        enabled: possible && !root.typing
        onActivated: root.compare.keep()
    }
    readonly property Command clearA: Key {
        possible: root.compare.hasA
        title: qsTr("Clear A")
        sequence: "Shift+C"
        enabled: possible && !root.typing
        onActivated: root.compare.clearA()
    }
    readonly property Command beside: Key {
        possible: root.compare.hasA
        title: root.compare.beside ? qsTr("Hide A's diagram") : qsTr("Show A and B side by side")
        sequence: "X"
        enabled: possible && !root.typing
        onActivated: root.compare.beside = !root.compare.beside
    }
    readonly property Command swap: Key {
        possible: root.compare.hasA && !root.compare.same
        title: qsTr("Swap A and B")
        sequence: "Shift+X"
        enabled: possible && !root.typing
        onActivated: root.compare.swap()
    }
}
