// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a lesson: its number (a check mark once it is done), a heading, text, and its content.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property int index
    required property string title
    required property string text
    required property bool done
    property alias content: more.sourceComponent
    readonly property alias item: more.item

    height: column.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Step %1: %2").arg(index + 1).arg(title)

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
            text: String(root.index + 1)
            color: Theme.color.accentForeground
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
        Loader {
            id: more
            width: parent.width
            visible: status === Loader.Ready
        }
    }
}
