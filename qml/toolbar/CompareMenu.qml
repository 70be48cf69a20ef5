// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare menu: shows A beside the current scenario, swaps the two, and clears A.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Session session
    readonly property CompareView compare: session.compare
    readonly property Commands commands: session.commands

    text: qsTr("Compare")
    iconPath: Theme.icon.compare
    padding: Theme.gapHalf
    tip: qsTr("Compare with A: “%1” (%2)").arg(compare.state.nameA).arg(compare.state.answerA)
    enabled: compare.state.hasA

    CommandItem { command: root.commands.of(Commands.Beside) }
    CommandItem { command: root.commands.of(Commands.SwapA) }
    AppMenuLine {}
    CommandItem { command: root.commands.of(Commands.ClearA) }
}
