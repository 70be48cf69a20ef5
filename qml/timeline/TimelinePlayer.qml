// SPDX-License-Identifier: GPL-3.0-or-later
// The player of the timeline: controls for first, back, play backwards, play, forward, last, speed and position.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

GridLayout {
    id: root

    required property TimelineView timeline

    columns: width < 620 * Theme.textScale ? 1 : 2
    rowSpacing: 0
    columnSpacing: Theme.gap

    Row {
        AppButton {
            iconPath: Theme.icon.first
            tip: qsTr("Go to the start")
            shortcut: qsTr("Home")
            enabled: root.timeline.at > 0
            onClicked: root.timeline.at = 0
        }
        AppButton {
            iconPath: Theme.icon.stepBack
            tip: qsTr("Step back (while the timeline has the focus)")
            shortcut: "←"
            enabled: root.timeline.at > 0
            onClicked: root.timeline.step(-1)
        }
        AppButton {
            iconPath: root.timeline.playing < 0 ? Theme.icon.pause : Theme.icon.playBack
            tip: root.timeline.playing < 0 ? qsTr("Pause") : qsTr("Play backwards")
            shortcut: qsTr("Shift+Space")
            onClicked: root.timeline.play(-1)
        }
        AppButton {
            iconPath: root.timeline.playing > 0 ? Theme.icon.pause : Theme.icon.play
            tip: root.timeline.playing > 0 ? qsTr("Pause") : qsTr("Play step by step")
            shortcut: qsTr("Space")
            onClicked: root.timeline.play(1)
        }
        AppButton {
            iconPath: Theme.icon.stepOn
            tip: qsTr("Step forward (while the timeline has the focus)")
            shortcut: "→"
            enabled: root.timeline.at < root.timeline.state.length
            onClicked: root.timeline.step(1)
        }
        AppButton {
            iconPath: Theme.icon.last
            tip: qsTr("Go to the end")
            shortcut: qsTr("End")
            enabled: root.timeline.at < root.timeline.state.length
            onClicked: root.timeline.at = root.timeline.state.length
        }
        AppButton {
            width: Math.max(implicitWidth, Math.round(56 * Theme.textScale))
            text: qsTr("%1×").arg(root.timeline.speed)
            tip: qsTr("Playback speed: ×0.5 to ×4")
            Accessible.name: qsTr("Speed %1").arg(root.timeline.speed)
            onClicked: root.timeline.faster()
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        AppSlider {
            Layout.fillWidth: true
            from: 0
            to: Math.max(1, root.timeline.state.length)
            stepSize: 1
            value: root.timeline.at
            label: qsTr("Step of the replay: %1").arg(root.timeline.progress)
            onMoved: root.timeline.at = Math.round(value)
        }
        BodyText {
            Layout.minimumWidth: Math.round(168 * Theme.textScale)
            horizontalAlignment: Text.AlignRight
            text: root.timeline.progress
        }
    }
}
