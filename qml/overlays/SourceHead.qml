// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a source card: the document, its reference, the location of the user's copy, and the cited location.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property SourceView source
    readonly property bool has: source.state.file !== ""

    spacing: Theme.gapHalf
    bottomPadding: Theme.gap

    BodyText {
        width: root.width
        strong: true
        text: root.source.state.title
    }
    CaptionText {
        width: root.width
        visible: text !== ""
        text: root.source.state.about
    }
    Column { // the reference, and the location of the user's own copy
        width: root.width
        spacing: Theme.gapHalf
        topPadding: Theme.gap

        CaptionText {
            width: root.width
            text: qsTr("Reference:")
        }
        TextEdit {
            width: root.width
            readOnly: true
            selectByMouse: true
            activeFocusOnPress: false
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: root.source.state.reference
            color: Theme.color.text
            selectionColor: Theme.color.accentSoft
            selectedTextColor: Theme.color.text
            font.family: Theme.family
            font.pixelSize: Theme.bodySize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        CaptionText {
            width: root.width
            topPadding: Theme.gap
            text: root.has ? qsTr("Your copy: %1").arg(root.source.state.file) :
                qsTr("Boardset doesn't include this document. If you have a copy, select its file.")
        }
        Flow {
            width: root.width
            spacing: Theme.gap2

            LinkButton {
                text: root.has ? qsTr("Select another file…") : qsTr("Select the file…")
                onClicked: root.source.fileWanted()
            }
            LinkButton {
                visible: root.has
                text: qsTr("Remove")
                onClicked: root.source.forget()
            }
        }
        BodyText {
            width: root.width
            visible: text !== ""
            color: Theme.color.caution
            text: root.source.state.refusal
        }
    }
    HeadingText {
        width: root.width
        topPadding: Theme.gap2
        visible: root.source.state.place !== ""
        text: root.source.state.place
    }
    CaptionText {
        width: root.width
        topPadding: root.source.state.place === "" ? Theme.gap : 0
        text: root.source.numbers.count === 0 ? qsTr("The library uses no number from this source.")
            : root.source.state.elsewhere ?
                qsTr("No number is taken from this location. Numbers from the whole document:")
            : root.source.state.place === "" ? qsTr("Numbers taken from this source:")
            : qsTr("Numbers taken from this source; those at the cited location in bold:")
    }
}
