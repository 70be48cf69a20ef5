// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of one folder: subfolders and matching files.
pragma ComponentBehavior: Bound
import Qt.labs.folderlistmodel
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property url folder
    required property var globs
    required property string hint
    signal entered(string path)
    signal picked(string name)
    signal taken

    radius: Theme.controlRadius
    color: Theme.color.raised
    border.width: list.activeFocus ? Theme.focusRing : Theme.hairline
    border.color: list.activeFocus ? Theme.color.accent : Theme.color.hairline

    function pick(row: int) {
        if (row >= 0 && !files.isFolder(row))
            picked(files.get(row, "fileName"));
    }
    function take(row: int) {
        if (row < 0) return;
        if (files.isFolder(row)) {
            entered(files.get(row, "filePath"));
            return;
        }
        pick(row);
        taken();
    }

    AppListView {
        id: list
        anchors.fill: parent
        anchors.margins: Theme.gapHalf
        visible: count > 0
        activeFocusOnTab: true
        highlightMoveDuration: 0
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Folders and files")
        Keys.onReturnPressed: root.take(currentIndex)
        Keys.onEnterPressed: root.take(currentIndex)
        onCurrentIndexChanged: if (activeFocus) root.pick(currentIndex)

        model: FolderListModel {
            id: files
            folder: root.folder
            nameFilters: root.globs
            caseSensitive: false
            sortCaseSensitive: false
            showDirsFirst: true
            onFolderChanged: list.currentIndex = -1
        }
        delegate: FileRow {
            width: list.width - Theme.gap
            highlighted: ListView.isCurrentItem
            onClicked: {
                list.forceActiveFocus();
                list.currentIndex = index;
                root.pick(index);
            }
            onDoubleClicked: root.take(index)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gap2
        visible: files.status === FolderListModel.Ready && files.count === 0
        title: qsTr("No matching files in this folder")
        detail: root.hint
    }
}
