// SPDX-License-Identifier: GPL-3.0-or-later
// Asks about a file that another program has changed or removed: overwrite, save as another file, reload, or cancel.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Files files
    required property Commands commands
    property bool gone: false
    readonly property string name: files.path.substring(files.path.lastIndexOf("/") + 1)

    closePolicy: Popup.CloseOnEscape // a click outside the dialog doesn't answer the question
    title: gone ? qsTr("“%1” no longer exists").arg(name) : qsTr("“%1” has changed on disk").arg(name)
    onRejected: files.answer(Files.Cancel)

    contentItem: ScrollPane {
        margin: 0
        implicitHeight: contentHeight

        BodyText {
            width: parent.width
            text: root.gone ? qsTr("%1 was removed or renamed after you opened it.").arg(root.files.path)
                : qsTr("%1 was changed by another program after you opened it. Overwriting discards those changes. " +
                    "Reloading opens the changed file and saves your edits separately.").arg(root.files.path)
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
            text: root.gone ? qsTr("Save again") : qsTr("Overwrite")
            flat: false
            onClicked: { root.accept(); root.files.overwrite(); }
        }
        AppButton {
            text: qsTr("Save as…")
            primary: true
            focus: true
            onClicked: { root.accept(); root.commands.of(Commands.SaveAs).run(); }
        }
    }
}
