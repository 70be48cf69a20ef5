// SPDX-License-Identifier: GPL-3.0-or-later
// A source as it is cited: title, author, date and place; the reference can be copied.
import QtQuick
import QtQuick.Controls
import Boardset.Controls

AppDialog {
    id: root

    required property string place ///< Empty: no place in it is cited.
    required property string citation

    parent: Overlay.overlay
    title: qsTr("Source")
    onOpened: copy.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Column { // qmllint disable deferred-property-id
        spacing: Theme.gap

        TextEdit {
            id: reference
            width: parent.width
            readOnly: true
            selectByMouse: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: root.citation
            color: Theme.color.text
            selectionColor: Theme.color.accentSoft
            selectedTextColor: Theme.color.text
            font.family: Theme.family
            font.pixelSize: Theme.bodySize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        CaptionText {
            width: parent.width
            visible: root.place !== ""
            text: qsTr("Cited here as “%1”").arg(root.place)
        }
    }
    footer: DialogButtons {
        AppButton {
            id: copy
            text: qsTr("Copy the reference")
            flat: false
            onClicked: {
                reference.selectAll();
                reference.copy();
                root.accept();
            }
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            onClicked: root.reject()
        }
    }
}
