// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of a ResultTable: text, a badge, or a link to a source, a derivation or a part.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property var column ///< A ShownColumn.
    required property var value  ///< A ShownCell.
    required property WhyView why
    readonly property bool explained: value.why !== ""
    property bool labelled: false ///< True if the text begins with the column's title.
    readonly property string shown: labelled ? qsTr("%1: %2").arg(column.title).arg(value.text) : value.text
    signal wanted ///< Requests that the part be shown.

    Accessible.role: Accessible.Cell
    Accessible.name: qsTr("%1: %2").arg(column.title).arg(value.text === "" ? qsTr("none") : value.text)
    readonly property bool links: !value.source && value.badge === "" && (explained || value.subject !== "")
    height: value.source ? citation.height : value.badge !== "" ? badge.height : links ? link.height : plain.height

    BodyText {
        id: plain
        width: root.width
        visible: !root.value.source && root.value.badge === "" && !root.links
        horizontalAlignment: root.column.right && !root.labelled ? Text.AlignRight : Text.AlignLeft
        strong: ["strong", "caution", "bad"].includes(root.value.tone)
        color: ({bad: Theme.color.bad, caution: Theme.color.caution, good: Theme.color.good,
            muted: Theme.color.secondary})[root.value.tone] ?? Theme.color.text
        text: root.shown
        Accessible.ignored: true // the cell has the text
    }
    SourceLink {
        id: citation
        width: root.width
        visible: root.value.source
        place: root.value.source ? root.value.text : ""
    }
    StandingBadge {
        id: badge
        height: implicitHeight
        standing: root.value.badge
    }
    LinkButton {
        id: link
        width: root.width
        visible: root.links
        plain: true
        strong: true
        alignRight: root.column.right && !root.labelled
        text: root.shown
        tip: root.explained ? qsTr("Why %1?").arg(root.value.text) : ""
        onClicked: root.explained ? root.why.explain(root.value.why) : root.wanted()
    }
}
