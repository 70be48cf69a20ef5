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
    ChoiceBox {
        choices: root.trace.processors
        current: root.trace.processor
        tip: qsTr("The processor that misses and asks")
        Accessible.name: qsTr("Requester: %1").arg(text)
        onChosen: index => root.trace.processor = index
    }
    BodyText {
        height: Theme.controlHeight
        visible: root.width > 560 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
        muted: true
        text: qsTr("asks for a line of")
    }
    ChoiceBox {
        choices: root.trace.memories
        current: root.trace.memory
        tip: qsTr("The memory that holds the address")
        Accessible.name: qsTr("Memory: %1").arg(text)
        onChosen: index => root.trace.memory = index
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
