// SPDX-License-Identifier: GPL-3.0-or-later
// One tab: its title, a count beside it, a line under the current one.
import QtQuick
import QtQuick.Templates as T
import Boardset.Controls

T.TabButton { // the one with the role of a tab on every Qt
    id: root

    required property string title
    property int count: 0
    property bool current: false

    implicitWidth: implicitContentWidth + 2 * Theme.gap
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    checkable: false // `current` is the owner's
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
