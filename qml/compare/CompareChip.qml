// SPDX-License-Identifier: GPL-3.0-or-later
// The toolbar's button for A: shows the scenario kept as A or, if there is none, keeps the current scenario as A.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

RowLayout {
    id: root

    required property CompareKeys keys
    required property bool compact
    readonly property CompareView compare: keys.compare

    spacing: 0

    AppButton {
        // The width doesn't depend on A: otherwise the button that clears A could move under the pointer.
        text: root.compact ? qsTr("A") : qsTr("Keep as A")
        checked: root.compare.hasA
        tip: root.compare.hasA ? qsTr("A is “%1” (%2). Click to replace it with the current scenario.")
            .arg(root.compare.nameA).arg(root.compare.answerA)
            : qsTr("Keep the current scenario as A and compare all later changes with it")
        shortcut: root.keys.keep.keys
        enabled: root.keys.keep.possible
        onClicked: root.compare.keep()
    }
    AppButton {
        visible: root.compare.hasA
        iconPath: Theme.icon.close
        tip: qsTr("Clear A")
        shortcut: root.keys.clearA.keys
        onClicked: root.compare.clearA()
    }
}
