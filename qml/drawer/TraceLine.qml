// SPDX-License-Identifier: GPL-3.0-or-later
// One hop with its clock cycles, its time and the time elapsed so far. The current hop also has its explanation.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

PressButton {
    id: root

    required property int index
    required property int kind ///< 0: a hop, 1: the remaining time, 2: the total, 3: the reason why there is no total.
    required property string number
    required property string title
    required property string words
    required property string clocks
    required property string time
    required property string running
    required property string remark
    required property string place
    required property string fact
    required property TraceView trace
    required property bool wide
    readonly property bool current: trace.at === index
    readonly property bool sum: kind > 0
    readonly property var said: [number === "" ? title : qsTr("%1 %2").arg(number).arg(title), time, remark,
        current ? words : ""]
    signal whyWanted(string fact)

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: Theme.gapHalf
    bottomPadding: Theme.gapHalf
    leftPadding: Theme.gap2
    rightPadding: Theme.gap2
    hoverEnabled: !sum
    focusPolicy: Qt.NoFocus
    Keys.onSpacePressed: trace.playing = !trace.playing // instead of a click: Space belongs to the player
    Accessible.role: Accessible.ListItem
    Accessible.selected: current
    Accessible.name: said.filter(part => part !== "").join(", ")
    onClicked: {
        ListView.view.forceActiveFocus(Qt.MouseFocusReason);
        if (!sum) trace.at = index;
    }

    contentItem: Column { // only the first line, whose height is fixed, is a layout: see SourceLine
        spacing: Theme.gapHalf

        RowLayout {
            width: parent.width
            spacing: Theme.gapWide

            CaptionText {
                Layout.preferredWidth: Theme.gap2
                horizontalAlignment: Text.AlignRight
                text: root.number
                wrapMode: Text.NoWrap
            }
            BodyText {
                Layout.fillWidth: true
                text: root.title
                strong: root.current || root.kind > 1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            CaptionText {
                text: root.remark
            }
            LinkButton {
                visible: root.wide && root.clocks !== ""
                small: true
                text: root.clocks
                tip: qsTr("Why %1?").arg(root.clocks)
                onClicked: root.whyWanted(root.fact)
            }
            BodyText {
                Layout.preferredWidth: Math.round(104 * Theme.textScale)
                visible: root.kind !== 2
                horizontalAlignment: Text.AlignRight
                muted: root.running === ""
                text: root.time
                wrapMode: Text.NoWrap
            }
            LinkButton {
                Layout.preferredWidth: Math.round(104 * Theme.textScale)
                visible: root.kind === 2
                alignRight: true
                strong: true
                text: root.time
                tip: qsTr("Why %1?").arg(root.time)
                onClicked: root.whyWanted(root.fact)
            }
            CaptionText {
                Layout.preferredWidth: Math.round(128 * Theme.textScale)
                visible: root.wide
                horizontalAlignment: Text.AlignRight
                text: root.running
                wrapMode: Text.NoWrap
            }
        }
        TraceText {
            x: Theme.gap2 + Theme.gapWide
            width: parent.width - x
            visible: root.current || root.kind === 3
            words: root.words
            place: root.place
        }
    }
    background: Rectangle {
        color: root.current ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"
    }
}
