// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a button: an icon, a text, or both, in the middle.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string text
    required property string iconPath
    required property color ink
    property bool strong: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap

        Icon {
            visible: root.iconPath !== ""
            anchors.verticalCenter: parent.verticalCenter
            path: root.iconPath
            color: root.ink
        }
        BodyText {
            visible: root.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: root.ink
            strong: root.strong
        }
    }
}
