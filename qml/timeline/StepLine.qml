// SPDX-License-Identifier: GPL-3.0-or-later
// One step: the system's action and its time. The current step also shows its reason and the settings involved.
pragma ComponentBehavior: Bound
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
    required property var tunables ///< Names of the settings involved in the step.
    required property string time
    required property bool refused
    required property string spoken
    required property TimelineView timeline
    required property var icons ///< Icon paths, keyed by the kind of step.
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

    // layouts are not nested: see SourceLine
    contentItem: Column { // qmllint disable deferred-property-id
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
        Column { // the reason, and the settings involved; each opens the fact that gives its default
            id: why

            readonly property var tunables: root.current ? root.tunables : []
            property int made: 0 ///< Number of buttons created so far; later steps reuse them.
            onTunablesChanged: made = Math.max(made, tunables.length)

            x: Theme.iconSize + Theme.gap
            width: parent.width - x
            visible: root.current
            spacing: Theme.gapHalf

            BodyText {
                width: parent.width
                visible: text !== ""
                text: root.current ? root.reason : ""
            }
            Flow {
                width: parent.width
                visible: why.tunables.length > 0
                spacing: Theme.gap

                Repeater {
                    model: why.made

                    LinkButton {
                        required property int index

                        visible: index < why.tunables.length
                        small: true
                        text: why.tunables[index] ?? ""
                        tip: qsTr("Show the source of its default")
                        onClicked: root.whyWanted(root.timeline.factOf(text))
                    }
                }
            }
        }
    }
    background: Rectangle {
        color: root.current ? (root.refused ? Theme.color.cautionSoft : Theme.color.accentSoft)
            : root.hovered ? Theme.color.hover : "transparent"
    }
}
