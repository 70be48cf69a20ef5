// SPDX-License-Identifier: GPL-3.0-or-later
// The file was changed or removed by somebody else since it was opened: overwrite, save as another, reload, or stay.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Files files
    property bool gone: false
    signal saveAsWanted
    readonly property string name: files.path.substring(files.path.lastIndexOf("/") + 1)

    closePolicy: Popup.CloseOnEscape // a click outside is no answer
    title: gone ? qsTr("“%1” is no longer there").arg(name) : qsTr("“%1” was changed elsewhere").arg(name)
    onRejected: files.answer(Files.Cancel)

    contentItem: ScrollPane {
        margin: 0
        implicitHeight: contentHeight

        BodyText {
            width: parent.width
            text: root.gone ? qsTr("Somebody has removed or renamed %1 since you opened it.").arg(root.files.path)
                : qsTr("Somebody has changed %1 since you opened it. Overwriting loses those changes; reloading " +
                    "opens them, and yours are kept.").arg(root.files.path)
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Cancel")
            flat: false
            onClicked: root.reject()
        }
        AppButton {
            visible: !root.gone
            text: qsTr("Reload")
            flat: false
            onClicked: { root.accept(); root.files.reload(); }
        }
        AppButton {
            text: root.gone ? qsTr("Save it again") : qsTr("Overwrite")
            flat: false
            onClicked: { root.accept(); root.files.overwrite(); }
        }
        AppButton {
            text: qsTr("Save as…")
            primary: true
            focus: true
            onClicked: { root.accept(); root.saveAsWanted(); }
        }
    }
}
