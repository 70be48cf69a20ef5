// SPDX-License-Identifier: GPL-3.0-or-later
// The replay of a program: player, steps, plots and settings. Space plays, the arrow keys step.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root
    objectName: "timelinePanel"

    required property Session session
    /// View: 0 for throughput, 1 for loads, 2 for settings, 3 for system responses, 4 for thread times.
    required property int view
    readonly property TimelineView timeline: session.timeline
    signal chosen(int view)

    Keys.onSpacePressed: event => event.modifiers === Qt.ShiftModifier ? timeline.play(-1) : timeline.play(1)
    Keys.onLeftPressed: timeline.step(-1)
    Keys.onRightPressed: timeline.step(1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted) timeline.at = event.key === Qt.Key_Home ? 0 : timeline.state.length;
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Timeline. %1").arg(timeline.progress)

    TimelineEmpty {
        anchors.fill: parent
        visible: !root.timeline.state.hasReplay
        session: root.session
    }
    TimelinePlayer {
        id: player
        anchors { left: parent.left; right: parent.right; leftMargin: Theme.gap; rightMargin: Theme.gap2 }
        visible: root.timeline.state.hasReplay
        timeline: root.timeline
    }
    Flickable { // scrolls only if the drawer is very short
        anchors { left: parent.left; right: parent.right; top: player.bottom; bottom: parent.bottom }
        visible: root.timeline.state.hasReplay
        clip: true
        contentHeight: Math.max(height, Math.round(184 * Math.max(1, Theme.textScale)))
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar {}

        Hairline { width: parent.width }
        TimelineBody {
            y: Theme.hairline
            width: parent.width
            height: parent.height - y
            focus: true
            session: root.session
            view: root.view
            onChosen: view => root.chosen(view)
        }
    }
}
