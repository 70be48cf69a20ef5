// SPDX-License-Identifier: GPL-3.0-or-later
// One machine of a family as a small button; the open machine is highlighted.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    required property string machine
    required property string title
    required property string label
    required property string detail
    required property int processors
    required property bool current
    readonly property string size: processors === 1 ? qsTr("1 processor") : qsTr("%1 processors").arg(processors)

    implicitHeight: Theme.rowHeight
    implicitWidth: implicitContentWidth + 2 * Theme.gap
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    text: label
    Accessible.name: current ? qsTr("%1, open").arg(title) : title
    Accessible.description: qsTr("%1. %2").arg(size).arg(detail)

    HoverHandler { cursorShape: root.current ? Qt.ArrowCursor : Qt.PointingHandCursor }
    Tip {
        visible: root.hovered
        text: qsTr("%1, %2. %3").arg(root.title).arg(root.size).arg(root.detail)
    }

    contentItem: BodyText {
        text: root.label
        color: root.current ? Theme.color.accent : Theme.color.text
        strong: root.current
        wrapMode: Text.NoWrap
    }
    background: RowBackground {
        of: root
        current: root.current
        framed: true
    }
}
