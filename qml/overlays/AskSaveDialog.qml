// SPDX-License-Identifier: GPL-3.0-or-later
// Asks whether to save or discard unsaved changes, or to cancel.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Files files

    closePolicy: Popup.CloseOnEscape // a click outside the dialog doesn't answer the question
    title: qsTr("Save changes to “%1”?").arg(files.title)
    onRejected: root.files.answer(Files.Cancel)

    contentItem: ScrollPane {
        margin: 0
        implicitHeight: contentHeight

        BodyText {
            width: parent.width
            text: qsTr("If you don't save, your changes are lost.")
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Cancel")
            flat: false
            onClicked: root.reject()
        }
        AppButton {
            text: qsTr("Discard")
            flat: false
            onClicked: root.finish(Files.Discard)
        }
        AppButton {
            text: qsTr("Save")
            primary: true
            focus: true
            onClicked: root.finish(Files.Save)
        }
    }

    function finish(choice: int) {
        accept();
        files.answer(choice);
    }
}
