// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the inspector: label and value, and for a fact its standing and source below. Placed by bindings: see
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
    signal wanted ///< To go to what it names.
    readonly property bool derivable: whyKind !== Subject.Machine
    /// To the page of another thing.
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
        EndText {
            id: words // also where it is not shown: a button that takes its width from its own text is a binding loop
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
            tip: root.leads ? qsTr("Look at it") : qsTr("Why %1?").arg(root.value)
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
