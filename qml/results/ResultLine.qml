// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a card: its label and value, details, the standing and source of a fact, and a note. The label of a group
// of items, which has an action, is a link above the text of the group. Its items are positioned by bindings; see
// SourceLine.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property var line ///< A ShownLine, or an object with the properties that this file uses.
    readonly property bool explained: line.why !== ""
    readonly property bool links: explained || line.subject !== ""
    readonly property bool isGroup: line.action !== ""
    property string tip: explained ? qsTr("Why %1?").arg(line.text) : qsTr("Show it")
    property bool stops: true ///< True if Tab stops at the source.
    signal opened ///< Requests the derivation or the item of the value.

    spacing: isGroup ? 0 : Theme.gapHalf

    Repeater { // only for a group, because a card of many lines is created within a frame
        model: root.isGroup ? 1 : 0

        LinkButton {
            width: root.width
            text: root.line.label
            tip: root.line.action
            onClicked: root.opened()
        }
    }
    Item {
        id: row
        width: root.width
        height: Math.max(name.height, root.links ? number.height : words.height)
        visible: !root.isGroup

        BodyText {
            id: name
            width: row.width - words.width - Theme.gap
            text: root.line.label.charAt(0).toUpperCase() + root.line.label.slice(1)
            muted: true
        }
        TrailingText {
            // Measures the text even if hidden: a button that measured its own text would create a binding loop.
            id: words
            anchors.right: row.right
            most: row.width * 0.6
            visible: !root.links
            strong: root.links || root.line.tone === "strong"
            text: root.line.text
        }
        LinkButton {
            id: number
            anchors.right: row.right
            width: words.width
            visible: root.links
            plain: true
            strong: true
            alignRight: true
            text: root.line.text
            tip: root.tip
            onClicked: root.opened()
        }
    }
    BodyText {
        width: root.width
        visible: text !== ""
        text: root.line.detail.replace(/\//g, "\u2060/\u2060") // word joiners prevent a line break at the slash
    }
    Repeater {
        model: root.line.badge !== "" ? 1 : 0

        SourceLine {
            width: root.width
            standing: root.line.badge
            place: root.line.place
            stop: root.stops
        }
    }
    CaptionText {
        width: root.width
        visible: text !== ""
        text: root.isGroup ? root.line.text : root.line.note
    }
}
