// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the history: done, current or undone.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property int index
    required property string title
    required property bool current
    required property bool undone

    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gapHalf)
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.selected: current
    Accessible.name: current ? qsTr("%1, current").arg(title) : undone ? qsTr("%1, undone").arg(title) : title
    contentItem: RowLayout {
        spacing: Theme.gapWide

        CaptionText {
            Layout.preferredWidth: Theme.gap3
            horizontalAlignment: Text.AlignRight
            text: root.index
            wrapMode: Text.NoWrap
        }
        BodyText {
            Layout.fillWidth: true
            text: root.title
            color: root.undone ? Theme.color.secondary : root.current ? Theme.color.accent : Theme.color.text
            strong: root.current
            font.italic: root.undone
        }
        CaptionText {
            visible: root.current || root.undone
            text: root.current ? qsTr("current") : qsTr("undone")
        }
    }
    background: RowBackground {
        of: root
        current: root.current
    }
}
