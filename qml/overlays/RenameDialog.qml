// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that renames the scenario.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Files files

    closePolicy: Popup.CloseOnEscape // a click outside the dialog doesn't answer the question
    title: qsTr("Rename the scenario")
    onAboutToShow: field.text = root.files.title
    onOpened: field.forceActiveFocus()
    onAccepted: root.files.rename(field.text)

    contentItem: AppTextField { // qmllint disable deferred-property-id
        id: field
        label: qsTr("Title")
        maximumLength: 120
        onAccepted: root.accept()
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Cancel")
            flat: false
            onClicked: root.reject()
        }
        AppButton {
            text: qsTr("Rename")
            primary: true
            enabled: field.text.trim() !== ""
            onClicked: root.accept()
        }
    }
}
