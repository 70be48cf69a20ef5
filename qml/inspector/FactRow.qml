// SPDX-License-Identifier: GPL-3.0-or-later
// One row of the inspector: label and value; for a fact, also its standing and source. Positioned by bindings: see
// SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property WhyView why
    required property string label
    required property string value
    required property string standing
    required property string place
    required property string remark
    required property int whyKind
    required property string whyId
    signal wanted ///< Requests to show the item that the value names.
    readonly property bool derivable: whyKind !== Subject.Machine
    /// True if the value is a link to another item's page.
    readonly property bool leads: whyKind === Subject.Thread || whyKind === Subject.Region ||
        whyKind === Subject.Process

    spacing: Theme.gapHalf

    Item {
        id: line
        width: root.width
        height: Math.max(name.height, root.derivable ? number.height : words.height)

        BodyText {
            id: name
            width: line.width - words.width - Theme.gap
            text: root.label.charAt(0).toUpperCase() + root.label.slice(1)
            muted: true
        }
        TrailingText {
            id: words // measures the text even if hidden: a button as wide as its own text would be a binding loop
            anchors.right: line.right
            most: line.width * 0.6
            visible: !root.derivable
            strong: root.derivable
            text: root.value
        }
        LinkButton {
            id: number
            anchors.right: line.right
            width: words.width
            visible: root.derivable
            plain: true
            strong: true
            alignRight: true
            text: root.value
            tip: root.leads ? qsTr("Show it") : qsTr("Why %1?").arg(root.value)
            onClicked: root.leads ? root.wanted() : root.why.show(root.whyKind, root.whyId)
        }
    }
    SourceLine {
        width: root.width
        visible: root.standing !== ""
        standing: root.standing
        place: root.place
    }
    CaptionText {
        width: root.width
        visible: root.remark !== ""
        text: root.remark
    }
}
