// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks, which memory, where the line is, what the directory says; and the player.
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
        boardTip: qsTr("The board of the processor that misses")
        partTip: qsTr("The processor that misses and asks")
    }
    BodyText {
        height: Theme.controlHeight
        visible: root.width > 560 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
        muted: true
        text: qsTr("asks")
    }
    PartChooser {
        part: root.trace.memory
        boardTip: qsTr("The board of the memory")
        partTip: qsTr("The memory that holds the address")
    }
    ChoiceBox {
        choices: root.trace.states
        current: root.trace.state
        enabled: choices.length > 1
        tip: qsTr("Whether a cache owns the line, and where it stands")
        Accessible.name: qsTr("State of the line: %1").arg(text)
        onChosen: index => root.trace.state = index
    }
    ChoiceBox {
        visible: root.trace.asksDirectory
        choices: [qsTr("Directory hit"), qsTr("Directory miss")]
        current: root.trace.directoryMisses ? 1 : 0
        tip: qsTr("What the coherency directory of the memory's home answers")
        Accessible.name: qsTr("Directory: %1").arg(text)
        onChosen: index => root.trace.directoryMisses = index === 1
    }
}
