// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks for what, where it goes, where the line is, what decides on the way; and the player.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Flow {
    id: root

    required property TraceView trace

    spacing: Theme.gapHalf

    TraceControls { trace: root.trace }
    PartChooser {
        part: root.trace.requester
        boardTip: qsTr("The board of the part that asks")
        partTip: qsTr("The part that asks")
    }
    ChoiceBox {
        visible: choices.length > 1
        choices: root.trace.operations
        current: root.trace.operation
        tip: qsTr("What is asked")
        onChosen: index => root.trace.operation = index
    }
    BodyText {
        height: Theme.controlHeight
        visible: root.width > 560 * Theme.textScale && root.trace.memory.board >= 0
        verticalAlignment: Text.AlignVCenter
        muted: true
        text: root.trace.operations.length > 1 ? qsTr("to") : qsTr("asks")
    }
    PartChooser {
        visible: part.board >= 0
        part: root.trace.memory
        boardTip: qsTr("The board of what is asked")
        partTip: qsTr("What is asked: the memory that holds the address, a disk, the other end of a message")
    }
    PartChooser {
        visible: part.parts.length > 1 || part.boards.length > 1
        part: root.trace.server
        boardTip: qsTr("The board of the server")
        partTip: qsTr("What serves it")
    }
    ChoiceBox {
        visible: choices.length > 0
        choices: root.trace.states
        current: root.trace.state
        enabled: choices.length > 1
        tip: qsTr("Whether a cache owns the line, and where it stands")
        Accessible.name: qsTr("State of the line: %1").arg(text)
        onChosen: index => root.trace.state = index
    }
    Repeater {
        model: root.trace.outcomes

        ChoiceBox {
            required property int index
            required property string onHit
            required property string onMiss
            required property bool isHit

            choices: [onHit, onMiss]
            current: isHit ? 0 : 1
            tip: qsTr("What happens on the way")
            onChosen: at => root.trace.setOutcome(index, at === 0)
        }
    }
}
