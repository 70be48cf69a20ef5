// SPDX-License-Identifier: GPL-3.0-or-later
// Controls for the flow animation on the links: play, pause, step and speed.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property FlowClock flow
    signal used ///< Emitted when the user has used a control with the mouse; the diagram then gets the focus back.

    spacing: Theme.gapHalf

    function after(button: Item) { if (!button.activeFocus) root.used() }

    AppButton {
        visible: !root.flow.still
        iconPath: root.flow.playing ? Theme.icon.pause : Theme.icon.play
        tip: root.flow.playing ? qsTr("Pause") : qsTr("Resume")
        shortcut: qsTr("Space")
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.playing = !root.flow.playing; root.after(this); }
    }
    AppButton {
        iconPath: Theme.icon.stepBack
        tip: qsTr("Step back")
        shortcut: "←"
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.step(-1); root.after(this); }
    }
    AppButton {
        iconPath: Theme.icon.stepOn
        tip: qsTr("Step forward")
        shortcut: "→"
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.step(1); root.after(this); }
    }
    AppButton {
        visible: !root.flow.still
        text: qsTr("%1×").arg(root.flow.speed)
        tip: qsTr("Speed")
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.nextSpeed(); root.after(this); }
    }
}
