// SPDX-License-Identifier: GPL-3.0-or-later
// Back, play, on, and how fast.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property TraceView trace

    AppButton {
        iconPath: Theme.icon.stepBack
        tip: qsTr("A hop back")
        shortcut: "←"
        enabled: root.trace.at > 0
        onClicked: root.trace.step(-1)
    }
    AppButton {
        iconPath: root.trace.playing ? Theme.icon.pause : Theme.icon.play
        tip: root.trace.playing ? qsTr("Stop") : qsTr("Play hop after hop")
        shortcut: qsTr("Space")
        enabled: root.trace.hops > 0
        onClicked: root.trace.playing = !root.trace.playing
    }
    AppButton {
        iconPath: Theme.icon.stepOn
        tip: qsTr("A hop on")
        shortcut: "→"
        enabled: root.trace.at + 1 < root.trace.hops
        onClicked: root.trace.step(1)
    }
    AppButton {
        text: qsTr("%1×").arg(root.trace.speed)
        tip: qsTr("Speed of playing")
        onClicked: root.trace.speed = root.trace.speed >= 2 ? 0.5 : root.trace.speed * 2
    }
}
