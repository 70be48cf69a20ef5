// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept as A, in the toolbar; without it the button that keeps it.
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
        // as wide with A as without: else it would come under the pointer that lets A go
        text: root.compact ? qsTr("A") : qsTr("Keep as A")
        checked: root.compare.held
        tip: root.compare.held ? qsTr("Kept as A: %1, %2. Click to keep what is shown instead")
            .arg(root.compare.nameA).arg(root.compare.answerA)
            : qsTr("Keep what is shown as A, and compare with it whatever comes")
        shortcut: root.keys.keep.keys
        enabled: root.keys.keep.possible
        onClicked: root.compare.keep()
    }
    AppButton {
        visible: root.compare.held
        iconPath: Theme.icon.close
        tip: qsTr("Let A go")
        shortcut: root.keys.letGo.keys
        onClicked: root.compare.letGo()
    }
}
