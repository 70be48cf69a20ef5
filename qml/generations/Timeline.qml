// SPDX-License-Identifier: GPL-3.0-or-later
// A time line with the year in which each generation first shipped.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property RowListModel rows
    /// Length of the time line.
    readonly property real space: width - 2 * Theme.gap4 - Math.round(48 * Theme.textScale)

    implicitHeight: Math.round(56 * Math.max(1, Theme.textScale))

    Rectangle {
        x: Theme.gap4
        y: parent.height / 2 - 1
        width: parent.width - 2 * Theme.gap4
        height: 2
        color: Theme.color.hairline
    }
    Repeater {
        model: root.rows

        Item {
            id: mark

            required property real timeAt
            required property int year
            required property string title

            x: Theme.gap4 + Math.round(24 * Theme.textScale) + timeAt * root.space
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(year).arg(title)

            Rectangle {
                anchors.centerIn: parent
                width: Theme.gapWide
                height: width
                radius: width / 2
                color: Theme.color.accent
                border.width: 2
                border.color: Theme.color.panel
            }
            BodyText {
                anchors.horizontalCenter: parent.horizontalCenter
                strong: true
                text: mark.year
            }
            CaptionText {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                text: mark.title.replace(/.*\((.*)\)/, "$1")
            }
        }
    }
}
