// SPDX-License-Identifier: GPL-3.0-or-later
// The player of a trace: back, play, forward and speed.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property TraceView trace

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
        enabled: root.trace.hops > 0
        onClicked: root.trace.playing = !root.trace.playing
    }
    AppButton {
        iconPath: Theme.icon.stepOn
        tip: qsTr("Next hop")
        shortcut: "→"
        enabled: root.trace.at + 1 < root.trace.hops
        onClicked: root.trace.step(1)
    }
    AppButton {
        text: qsTr("%1×").arg(root.trace.speed)
        tip: qsTr("Playback speed")
        onClicked: root.trace.speed = root.trace.speed >= 2 ? 0.5 : root.trace.speed * 2
    }
}
