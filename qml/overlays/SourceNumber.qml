// SPDX-License-Identifier: GPL-3.0-or-later
// A number of a source: its name, value, standing, part, and exact location in the document.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string value
    required property string standing
    required property string about
    required property bool here ///< True if the number is at the cited location.

    height: column.height + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2, %3. %4").arg(title).arg(value).arg(standing).arg(about)

    Hairline { width: root.width }
    Column {
        id: column
        y: Theme.gapHalf
        width: root.width
        spacing: Theme.gapHalf

        Item { // positioned by bindings: see SourceLine
            id: line
            width: column.width
            height: Math.max(name.height, figure.height)

            BodyText {
                id: name
                width: line.width - figure.width - Theme.gap
                strong: root.here
                text: root.title
            }
            TrailingText {
                id: figure
                anchors.right: line.right
                most: line.width * 0.5
                strong: root.here
                text: root.value
            }
        }
        Item {
            id: below
            width: column.width
            height: Math.max(badge.height, words.height)

            StandingBadge {
                id: badge
                standing: root.standing
            }
            CaptionText {
                id: words
                anchors.verticalCenter: badge.verticalCenter
                x: badge.width + Theme.gap
                width: below.width - x
                text: root.about
            }
        }
    }
}
