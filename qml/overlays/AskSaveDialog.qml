// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved work: save, discard, or stay.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Files files

    closePolicy: Popup.CloseOnEscape // a click outside is no answer
    title: qsTr("Save “%1” first?").arg(files.title)
    onRejected: root.files.answer(Files.Cancel)

    contentItem: ScrollPane {
        margin: 0
        implicitHeight: contentHeight

        BodyText {
            width: parent.width
            text: qsTr("It has changes that are not saved. They are lost if you discard them.")
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
