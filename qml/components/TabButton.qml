// SPDX-License-Identifier: GPL-3.0-or-later
// One tab: its title, with an optional icon and count. The current tab is marked by a line.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boardset.Controls

T.TabButton { // has the accessible role of a tab in every Qt version
    id: root

    required property string title
    property string iconPath: "" ///< Icon before the title; empty if none.
    property int count: 0
    property bool current: false
    property bool isStop: current ///< True for the tab that the Tab key reaches; arrow keys reach the others.
    readonly property color foreground: current ? Theme.color.accent :
        hovered ? Theme.color.text : Theme.color.secondary

    implicitWidth: implicitContentWidth + 2 * Theme.gap
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    checkable: false // the owner sets `current` instead
    focusPolicy: isStop ? Qt.StrongFocus : Qt.ClickFocus
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.PageTab
    Accessible.onPressAction: root.clicked()
    Accessible.selected: current
    Accessible.name: count > 0 ? qsTr("%1, %2").arg(title).arg(count) : title
    contentItem: RowLayout {
        spacing: Theme.gapHalf

        Icon {
            visible: root.iconPath !== ""
            path: root.iconPath
            color: root.foreground
        }
        BodyText {
            text: root.count > 0 ? qsTr("%1  %2").arg(root.title).arg(root.count) : root.title
            color: root.foreground
            strong: root.current
            wrapMode: Text.NoWrap
        }
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
