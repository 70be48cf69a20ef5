// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of a program: player, steps, and what they come to. Space plays, the arrow keys step.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root
    objectName: "timelinePanel"

    required property Session session
    property int view: 0 ///< 0 throughput, 1 loads, 2 settings, 3 Solaris.
    property bool listed: false ///< Where there is room for one only: the steps.
    readonly property TimelineView timeline: session.timeline
    readonly property bool wide: width > 560 * Theme.textScale

    Keys.onSpacePressed: event => event.modifiers === Qt.ShiftModifier ? timeline.play(-1) : timeline.play(1)
    Keys.onLeftPressed: timeline.step(-1)
    Keys.onRightPressed: timeline.step(1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted) timeline.at = event.key === Qt.Key_Home ? 0 : timeline.length;
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Timeline. %1").arg(timeline.progress)

    TimelineEmpty {
        anchors.fill: parent
        visible: !root.timeline.hasReplay
        session: root.session
    }
    ColumnLayout {
        anchors.fill: parent
        visible: root.timeline.hasReplay
        spacing: 0

        TimelinePlayer {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            Layout.rightMargin: Theme.gap2
            timeline: root.timeline
        }
        VariantBar {
            Layout.fillWidth: true
            z: 1 // over what scrolls below it
            visible: root.session.variant.exists
            variant: root.session.variant
        }
        Hairline { Layout.fillWidth: true }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            StepList {
                Layout.fillHeight: true
                Layout.fillWidth: !root.wide
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.42, 460 * Theme.textScale) : -1
                visible: root.wide || root.listed
                focus: true
                session: root.session
            }
            Rectangle {
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.hairline
                visible: root.wide
                color: Theme.color.hairline
            }
            TimelineSide {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.wide || !root.listed
                session: root.session
                view: root.view
                onChosen: view => root.view = view
            }
        }
        AppButton {
            Layout.alignment: Qt.AlignHCenter
            visible: !root.wide
            text: root.listed ? qsTr("Show plots and settings") : qsTr("Show the steps")
            tip: qsTr("There is room for one of them at a time")
            onClicked: root.listed = !root.listed
        }
    }
}
