// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a lesson: its number, or a tick once it is done, a heading and what belongs to it.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property int number
    required property string title
    required property bool done
    property string text: ""
    default property alias content: column.data

    height: column.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Step %1: %2").arg(number).arg(title)
    Accessible.description: text

    Rectangle {
        id: disc
        width: Math.round(20 * Math.max(1, Theme.textScale))
        height: width
        radius: width / 2
        color: root.done ? Theme.color.good : Theme.color.accent

        Icon {
            anchors.centerIn: parent
            visible: root.done
            path: Theme.icon.check
            color: Theme.color.panel
            scale: 0.8
        }
        CaptionText {
            anchors.centerIn: parent
            visible: !root.done
            text: String(root.number)
            color: Theme.color.accentInk
        }
    }
    Column {
        id: column
        x: disc.width + Theme.gap
        width: root.width - x
        spacing: Theme.gap

        HeadingText {
            width: parent.width
            text: root.title
            font.pixelSize: Theme.bodySize
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.text
        }
    }
}
