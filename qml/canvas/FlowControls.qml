// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the lines that travel on the links; play, pause, step and speed belong to the user.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property FlowClock flow

    spacing: Theme.gapHalf

    AppButton {
        text: qsTr("Flow")
        tip: root.flow.shown ? qsTr("Hide what travels on the links") : qsTr("Show what travels on the links")
        checkable: true
        checked: root.flow.shown
        onToggled: root.flow.shown = checked
    }
    AppButton {
        visible: root.flow.shown && !root.flow.still
        text: root.flow.playing ? qsTr("Pause") : qsTr("Play")
        tip: qsTr("Stop or go on")
        onClicked: root.flow.playing = !root.flow.playing
    }
    AppButton {
        visible: root.flow.shown
        text: qsTr("Step")
        tip: qsTr("A step further")
        onClicked: root.flow.step()
    }
    AppButton {
        visible: root.flow.shown && !root.flow.still
        text: qsTr("%1×").arg(root.flow.speed)
        tip: qsTr("Speed")
        onClicked: root.flow.nextSpeed()
    }
}
