// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of A and B. A holds until it is let go, whatever is opened or done meanwhile.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property CompareView compare
    required property bool veiled ///< A guess is to be made first: A would tell.
    required property bool typing ///< Plain keys are typed text.
    readonly property var all: [keep, letGo, beside, swap]
    readonly property alias keep: keep
    readonly property alias letGo: letGo
    readonly property alias beside: beside
    readonly property alias swap: swap

    component Key: Command { group: qsTr("A and B") }

    Key {
        id: keep
        title: root.compare.held ? qsTr("Keep this as A instead, to compare with it") :
            qsTr("Keep this as A, to compare with it")
        sequence: "C"
        brief: root.compare.held ? qsTr("keep this as A") : qsTr("keep as A")
        possible: !root.veiled
        enabled: possible && !root.typing
        onActivated: root.compare.keep()
    }
    Key {
        id: letGo
        possible: root.compare.held
        title: qsTr("Let A go")
        sequence: "Shift+C"
        enabled: possible && !root.typing
        onActivated: root.compare.letGo()
    }
    Key {
        id: beside
        possible: root.compare.held
        title: root.compare.beside ? qsTr("A no longer beside B: its figures as ticks alone") : qsTr("A beside B")
        sequence: "X"
        enabled: possible && !root.typing
        onActivated: root.compare.beside = !root.compare.beside
    }
    Key {
        id: swap
        possible: root.compare.held && !root.compare.same
        title: qsTr("Swap A and B")
        sequence: "Shift+X"
        enabled: possible && !root.typing
        onActivated: root.compare.swap()
    }
}
