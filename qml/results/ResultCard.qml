// SPDX-License-Identifier: GPL-3.0-or-later
// A card of results: its heading, the controls of its item, and its lines. Its items are positioned by bindings; see
// SourceLine.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property CardModel card
    default property alias controls: middle.data ///< Items between the heading and the lines.
    property alias buttons: buttonRow.data ///< Buttons beside the heading.
    property alias heading: title
    signal opened(var line) ///< Requests the derivation or the item of a ShownLine.

    spacing: Theme.gap

    Item {
        width: root.width
        height: Math.max(words.height, buttonRow.height)

        Column {
            id: words
            width: root.width - (buttonRow.width > 0 ? buttonRow.width + Theme.gap : 0)

            HeadingText {
                id: title
                width: words.width
                text: root.card.heading
            }
            CaptionText {
                width: words.width
                visible: text !== ""
                text: root.card.subtitle
            }
        }
        Row {
            id: buttonRow
            anchors.right: parent.right
            spacing: Theme.gapHalf
        }
    }
    Column {
        id: middle
        width: root.width
        spacing: root.spacing
    }
    Repeater {
        model: root.card.lines

        ResultLine {
            width: root.width
            onOpened: root.opened(line)
        }
    }
}
