// SPDX-License-Identifier: GPL-3.0-or-later
// Two combo boxes that select a part of the machine: its board, if there is more than one, and the part on that board.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property PartChoice part
    required property string boardTip
    required property string partTip

    spacing: Theme.gapHalf

    ChoiceBox {
        visible: choices.length > 1
        choices: root.part.boards
        current: root.part.board
        tip: root.boardTip
        onChosen: index => root.part.board = index
    }
    ChoiceBox {
        choices: root.part.parts
        current: root.part.part
        tip: root.partTip
        onChosen: index => root.part.part = index
    }
}
