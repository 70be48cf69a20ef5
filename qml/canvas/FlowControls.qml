// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the lines that travel on the links; play, pause, step and speed belong to the user.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property FlowClock flow
    signal used ///< By the mouse: the keyboard stays with the diagram.

    spacing: Theme.gapHalf

    function after(button: Item) { if (!button.activeFocus) root.used() }

    AppButton {
        text: qsTr("Flow")
        tip: root.flow.shown ? qsTr("Hide what travels on the links") : qsTr("Show what travels on the links")
        shortcut: root.flow.shown ? "" : qsTr("Space")
        focusPolicy: Qt.TabFocus
        checked: root.flow.shown
        toggles: true; on: root.flow.shown
        onClicked: { root.flow.shown = !root.flow.shown; root.after(this); } // by Return, too
    }
    AppButton {
        visible: root.flow.shown && !root.flow.still
        iconPath: root.flow.playing ? Theme.icon.pause : Theme.icon.play
        tip: root.flow.playing ? qsTr("Stop") : qsTr("Go on")
        shortcut: qsTr("Space")
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.playing = !root.flow.playing; root.after(this); }
    }
    AppButton {
        visible: root.flow.shown
        iconPath: Theme.icon.stepBack
        tip: qsTr("A step back")
        shortcut: "←"
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.step(-1); root.after(this); }
    }
    AppButton {
        visible: root.flow.shown
        iconPath: Theme.icon.stepOn
        tip: qsTr("A step further")
        shortcut: "→"
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.step(1); root.after(this); }
    }
    AppButton {
        visible: root.flow.shown && !root.flow.still
        text: qsTr("%1×").arg(root.flow.speed)
        tip: qsTr("Speed")
        focusPolicy: Qt.TabFocus
        onClicked: { root.flow.nextSpeed(); root.after(this); }
    }
}
