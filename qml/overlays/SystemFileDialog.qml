// SPDX-License-Identifier: GPL-3.0-or-later
// The file dialog of the user's desktop, with its bookmarks and network folders. Without one, FileChooser is used.
import QtQuick
import QtQuick.Dialogs
import Boardset.App

FileDialog {
    id: root

    required property FileDialogs dialogs
    readonly property bool saving: dialogs.state.suffix !== ""
    readonly property FileChoice choice: FileChoice { suffix: root.dialogs.state.suffix }
    readonly property Connections asked: Connections {
        target: root.dialogs
        function onWanted() { root.ask(); }
    }

    title: dialogs.state.title
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [qsTr("%1 (%2)").arg(dialogs.state.hint).arg([...dialogs.state.globs].join(" ")),
        qsTr("All files (*)")]
    defaultSuffix: dialogs.state.suffix
    Component.onCompleted: ask() // the window creates this dialog when it is first needed
    onAccepted: dialogs.take(selectedFile)
    onRejected: dialogs.cancel()

    function ask() {
        choice.begin(dialogs.state.lastFile, dialogs.state.name);
        currentFolder = choice.folder;
        if (saving) selectedFile = choice.file;
        open();
    }
}
