// SPDX-License-Identifier: GPL-3.0-or-later
// One step: the system's action and its time. The current step also shows its reason and the settings involved.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

PressButton {
    id: root

    required property int index
    required property string kind
    required property string title
    required property string reason
    required property var tunables ///< List of names.
    required property string time
    required property bool refused
    required property string spoken
    required property TimelineView timeline
    required property var icons ///< Icon paths by kind.
    readonly property bool current: timeline.at === index
    signal whyWanted(string fact)

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: Theme.gapHalf
    bottomPadding: Theme.gapHalf
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    // Space controls the player instead of clicking the row.
    Keys.onSpacePressed: event => event.modifiers === Qt.ShiftModifier ? timeline.play(-1) : timeline.play(1)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: current
    Accessible.description: current ? reason : ""
    onClicked: {
        ListView.view.forceActiveFocus(Qt.MouseFocusReason);
        timeline.at = index;
    }

    contentItem: Column { // not nested layouts: see SourceLine
        spacing: Theme.gapHalf

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            Icon {
                Layout.alignment: Qt.AlignTop
                path: root.icons[root.kind] ?? Theme.icon.info
                color: root.refused ? Theme.color.caution : root.current ? Theme.color.accent : Theme.color.secondary
            }
            BodyText {
                Layout.fillWidth: true
                text: root.title
                color: root.refused ? Theme.color.caution : Theme.color.text
                strong: root.current
            }
            CaptionText {
                Layout.alignment: Qt.AlignTop
                text: root.index > 0 ? root.time : ""
            }
        }
        StepReason {
            x: Theme.iconSize + Theme.gap
            width: parent.width - x
            visible: root.current
            reason: root.current ? root.reason : ""
            tunables: root.current ? root.tunables : []
            onChosen: tunable => root.whyWanted(root.timeline.factOf(tunable))
        }
    }
    background: Rectangle {
        color: root.current ? (root.refused ? Theme.color.cautionSoft : Theme.color.accentSoft)
            : root.hovered ? Theme.color.hover : "transparent"
    }
}
