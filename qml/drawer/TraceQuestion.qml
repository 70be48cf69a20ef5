// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a trace (requester, operation, target, state of the line, and outcomes on the path), and the player.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Flow {
    id: root

    required property TraceView trace

    spacing: Theme.gapHalf

    Row {
        AppButton {
            iconPath: Theme.icon.stepBack
            tip: qsTr("Previous hop")
            shortcut: "←"
            enabled: root.trace.at > 0
            onClicked: root.trace.step(-1)
        }
        AppButton {
            iconPath: root.trace.playing ? Theme.icon.pause : Theme.icon.play
            tip: root.trace.playing ? qsTr("Pause") : qsTr("Play hop by hop")
            shortcut: qsTr("Space")
            enabled: root.trace.state.hops > 0
            onClicked: root.trace.playing = !root.trace.playing
        }
        AppButton {
            iconPath: Theme.icon.stepOn
            tip: qsTr("Next hop")
            shortcut: "→"
            enabled: root.trace.at + 1 < root.trace.state.hops
            onClicked: root.trace.step(1)
        }
        AppButton {
            text: qsTr("%1×").arg(root.trace.speed)
            tip: qsTr("Playback speed")
            onClicked: root.trace.speed = root.trace.speed >= 2 ? 0.5 : root.trace.speed * 2
        }
    }
    PartChooser {
        part: root.trace.requester
        boardTip: qsTr("Board of the requester")
        partTip: qsTr("Requester")
    }
    ChoiceBox {
        visible: choices.length > 1
        choices: root.trace.state.operations
        current: root.trace.state.operation
        tip: qsTr("Operation")
        onChosen: index => root.trace.setOperation(index)
    }
    BodyText {
        height: Theme.controlHeight
        visible: root.width > 560 * Theme.textScale && root.trace.memory.board >= 0
        muted: true
        text: root.trace.state.operations.length > 1 ? qsTr("to") : qsTr("accesses")
    }
    PartChooser {
        visible: part.board >= 0
        part: root.trace.memory
        boardTip: qsTr("Board of the target")
        partTip: qsTr("Target: the memory that holds the address, a disk, or the other end of a message")
    }
    PartChooser {
        visible: part.parts.length > 1 || part.boards.length > 1
        part: root.trace.server
        boardTip: qsTr("Board of the server")
        partTip: qsTr("Server of the operation")
    }
    ChoiceBox {
        visible: choices.length > 0
        choices: root.trace.state.owners
        current: root.trace.state.owner
        enabled: choices.length > 1
        tip: qsTr("Whether a cache owns the line, and where that cache is")
        Accessible.name: qsTr("State of the line: %1").arg(text)
        onChosen: index => root.trace.setOwner(index)
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
            tip: qsTr("Outcome on the path")
            onChosen: at => root.trace.setOutcome(index, at === 0)
        }
    }
}
