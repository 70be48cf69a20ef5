// SPDX-License-Identifier: GPL-3.0-or-later
// The commands for A and B. A is kept until the user clears it, even if another scenario is opened or edited.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property CompareView compare
    required property bool resultsHidden ///< True if a lesson still awaits a guess, and A would reveal the answer.
    required property bool typing ///< True if plain keys type text now.
    readonly property var all: [keep, clearA, beside, swap]
    readonly property alias keep: keep
    readonly property alias clearA: clearA
    readonly property alias beside: beside
    readonly property alias swap: swap

    component Key: Command { group: qsTr("A and B") }

    Key {
        id: keep
        title: root.compare.hasA ? qsTr("Replace A with the current scenario") :
            qsTr("Keep the current scenario as A")
        sequence: "C"
        brief: root.compare.hasA ? qsTr("replace A") : qsTr("keep as A")
        possible: !root.resultsHidden
        enabled: possible && !root.typing
        onActivated: root.compare.keep()
    }
    Key {
        id: clearA
        possible: root.compare.hasA
        title: qsTr("Clear A")
        sequence: "Shift+C"
        enabled: possible && !root.typing
        onActivated: root.compare.clearA()
    }
    Key {
        id: beside
        possible: root.compare.hasA
        title: root.compare.beside ? qsTr("Hide A's diagram") : qsTr("Show A and B side by side")
        sequence: "X"
        enabled: possible && !root.typing
        onActivated: root.compare.beside = !root.compare.beside
    }
    Key {
        id: swap
        possible: root.compare.hasA && !root.compare.same
        title: qsTr("Swap A and B")
        sequence: "Shift+X"
        enabled: possible && !root.typing
        onActivated: root.compare.swap()
    }
}
