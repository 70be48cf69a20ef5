// SPDX-License-Identifier: GPL-3.0-or-later
// The reference of a source, and the location of the user's own copy.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property SourceView source
    readonly property bool has: source.file !== ""
    signal fileWanted

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
        text: root.source.reference
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
        text: root.has ? qsTr("Your copy: %1").arg(root.source.file) :
            qsTr("Boardset doesn't include this document. If you have a copy, select its file.")
        wrapMode: Text.Wrap
    }
    Flow {
        width: root.width
        spacing: Theme.gap2

        LinkButton {
            text: root.has ? qsTr("Select another file…") : qsTr("Select the file…")
            onClicked: root.fileWanted()
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
        text: root.source.refusal
    }
}
