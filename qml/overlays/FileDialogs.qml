// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that choose files: open, save, and the exports.
import QtQuick
import QtQuick.Dialogs
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    required property Item picture ///< What a PNG shows.

    function show(name: string) {
        ({open: open, save: save, svg: svg, png: png, why: why})[name]?.open();
    }

    FileDialog {
        id: open
        title: qsTr("Open a scenario")
        nameFilters: [qsTr("Scenarios and diagrams (*.boardset *.svg)"), qsTr("All files (*)")]
        onAccepted: root.session.files.requestOpen(selectedFile)
    }
    FileDialog {
        id: save
        title: qsTr("Save the scenario")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "boardset"
        nameFilters: [qsTr("Scenarios (*.boardset)")]
        onAccepted: root.session.files.saveTo(selectedFile)
        onRejected: root.session.files.answer(Files.Cancel)
    }
    FileDialog {
        id: svg
        title: qsTr("Export the diagram")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "svg"
        nameFilters: [qsTr("Diagrams that Boardset can open again (*.svg)")]
        onAccepted: root.session.files.exportSvg(selectedFile, Theme.isDark)
    }
    FileDialog {
        id: png
        title: qsTr("Export a picture")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "png"
        nameFilters: [qsTr("Pictures (*.png)")]
        onAccepted: root.session.exportPng(root.picture, selectedFile)
    }
    FileDialog {
        id: why
        title: qsTr("Export the derivation")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "txt"
        nameFilters: [qsTr("Text (*.txt)")]
        onAccepted: root.session.refuse(qsTr("The derivation could not be exported"), root.session.why.exportTo(selectedFile))
    }
}
