// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of one folder: subfolders and matching files.
pragma ComponentBehavior: Bound
import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
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
        delegate: ItemDelegate {
            id: row

            required property int index
            required property string fileName
            required property bool fileIsDir
            required property date fileModified

            width: list.width - Theme.gap
            highlighted: ListView.isCurrentItem
            implicitHeight: Theme.rowHeight
            topPadding: 0
            bottomPadding: 0
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            hoverEnabled: true
            focusPolicy: Qt.NoFocus // the list has the focus
            Accessible.name: fileIsDir ? qsTr("Folder %1").arg(fileName) : fileName
            contentItem: RowLayout {
                spacing: Theme.gap

                Icon {
                    path: row.fileIsDir ? Theme.icon.folder : Theme.icon.file
                    color: row.fileIsDir ? Theme.color.accent : Theme.color.secondary
                }
                BodyText {
                    Layout.fillWidth: true
                    text: row.fileName
                    wrapMode: Text.NoWrap
                }
                CaptionText {
                    visible: !row.fileIsDir
                    text: row.fileModified.toLocaleString(Qt.locale("en_GB"), "d MMM yyyy, HH:mm")
                }
            }
            background: Rectangle {
                radius: Theme.smallRadius
                color: row.highlighted ? Theme.color.accentSoft : row.hovered ? Theme.color.hover : "transparent"
            }
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
