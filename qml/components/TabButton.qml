// SPDX-License-Identifier: GPL-3.0-or-later
// One tab: its title and an optional count. The current tab is marked by a line.
import QtQuick
import QtQuick.Templates as T
import Boardset.Controls

T.TabButton { // has the accessible role of a tab in every Qt version
    id: root

    required property string title
    property int count: 0
    property bool current: false

    implicitWidth: implicitContentWidth + 2 * Theme.gap
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    checkable: false // the owner sets `current` instead
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.PageTab
    Accessible.onPressAction: root.clicked()
    Accessible.selected: current
    Accessible.name: count > 0 ? qsTr("%1, %2").arg(title).arg(count) : title
    contentItem: BodyText {
        text: root.count > 0 ? qsTr("%1  %2").arg(root.title).arg(root.count) : root.title
        color: root.current ? Theme.color.accent : root.hovered ? Theme.color.text : Theme.color.secondary
        strong: root.current
        wrapMode: Text.NoWrap
    }
    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            visible: root.current
            color: Theme.color.accent
        }
        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
