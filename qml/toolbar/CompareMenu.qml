// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare menu: shows A beside the current scenario, swaps the two, and clears A.
import QtQuick
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property CompareKeys keys

    text: qsTr("Compare")
    iconPath: Theme.icon.compare
    padding: Theme.gapHalf
    tip: qsTr("Compare with A: “%1” (%2)").arg(keys.compare.nameA).arg(keys.compare.answerA)
    enabled: keys.compare.hasA

    CommandItem { command: root.keys.beside }
    CommandItem { command: root.keys.swap }
    AppMenuLine {}
    CommandItem { command: root.keys.clearA }
}
