// SPDX-License-Identifier: GPL-3.0-or-later
// A menu item: a check mark or icon, the text, a detail below the text, and the shortcut on the right.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Boardset.Controls

MenuItem {
    id: root

    property string keys: ""
    property string detail: ""
    property bool current: false
    readonly property color foreground: enabled ? Theme.color.text : Theme.color.strong

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    topPadding: 0
    bottomPadding: 0
    Accessible.name: detail === "" ? text : qsTr("%1. %2").arg(text).arg(detail)
    arrow: Icon {
        x: root.width - width - Theme.gap
        anchors.verticalCenter: parent?.verticalCenter
        visible: root.subMenu !== null
        path: Theme.icon.right
        color: root.foreground
    }
    indicator: Item {}
    contentItem: RowLayout {
        spacing: Theme.gap

        Icon {
            opacity: root.checked || root.current ? 1 : 0
            path: Theme.icon.check
            color: Theme.color.accent
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: root.text
                color: root.foreground
                strong: root.current
            }
            CaptionText {
                Layout.fillWidth: true
                    Layout.preferredWidth: 0 // the detail wraps and never widens the menu
                visible: root.detail !== ""
                text: root.detail
            }
        }
        CaptionText {
            visible: root.keys !== ""
            text: root.keys
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: root.highlighted && root.enabled ? Theme.color.hover : "transparent"
    }
}
