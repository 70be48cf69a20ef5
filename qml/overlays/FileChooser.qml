// SPDX-License-Identifier: GPL-3.0-or-later
// The file dialog on systems without one: Qt's own substitute can't be themed, and always labels its button "Open".
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property FileDialogs dialogs
    readonly property bool saving: dialogs.state.suffix !== ""
    readonly property bool ready: choice.name.trim() !== "" && (saving || choice.there)

    title: dialogs.state.title
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 640, Math.round(640 * Math.max(1, Theme.textScale)))
    height: Math.min(parent ? parent.height - 2 * Theme.gap2 : 480, Math.round(480 * Math.max(1, Theme.textScale)))
    onOpened: { name.forceActiveFocus(); name.selectAll(); }

    function take() {
        if (choice.enter(choice.name)) { choice.name = ""; return; } // the user has entered the name of a folder
        if (!ready) return;
        const file = choice.file;
        accept();
        dialogs.take(file);
    }

    onRejected: dialogs.cancel()

    function ask() {
        choice.begin(dialogs.state.lastFile, dialogs.state.name);
        open();
    }
    FileChoice {
        id: choice
        suffix: root.dialogs.state.suffix
    }
    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.gap

        RowLayout {
            spacing: Theme.gap

            AppButton {
                iconPath: Theme.icon.up
                tip: qsTr("Parent folder")
                enabled: !choice.top
                flat: false
                onClicked: choice.up()
            }
            AppButton {
                iconPath: Theme.icon.home
                tip: qsTr("Home folder")
                flat: false
                onClicked: choice.toHomeFolder()
            }
            AppTextField {
                id: folder
                Layout.fillWidth: true
                label: qsTr("Folder")
                text: choice.path
                onAccepted: if (!choice.enter(text)) selectAll()
                onActiveFocusChanged: if (!activeFocus) text = Qt.binding(() => choice.path)
            }
        }
        Loader { // each dialog has a new list, because Qt 6.8 warns if the filters of a list change
            Layout.fillWidth: true
            Layout.fillHeight: true
            active: root.visible
            sourceComponent: FileList {
                // qmllint disable unqualified
                folder: choice.folder
                globs: root.dialogs.state.globs
                hint: root.dialogs.state.hint
                onEntered: path => choice.enter(path)
                onPicked: file => choice.name = file
                onTaken: root.take()
                // qmllint enable unqualified
            }
        }
        AppTextField {
            id: name
            Layout.fillWidth: true
            label: qsTr("File name")
            placeholderText: root.saving ? qsTr("File name") : qsTr("Select a file above, or type its name")
            text: choice.name
            onTextEdited: choice.name = text
            onAccepted: root.take()
        }
        BodyText {
            Layout.fillWidth: true
            visible: root.saving && choice.there
            text: qsTr("A file with this name already exists. Saving replaces it.")
            color: Theme.color.caution
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Cancel")
            flat: false
            onClicked: root.reject()
        }
        AppButton {
            text: !root.saving ? qsTr("Open") : choice.there ? qsTr("Replace") : qsTr("Save")
            primary: true
            enabled: root.ready
            onClicked: root.take()
        }
    }
}
