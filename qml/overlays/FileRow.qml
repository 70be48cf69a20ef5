// SPDX-License-Identifier: GPL-3.0-or-later
// A folder or file, with its modification date.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Boardset.Controls

ItemDelegate {
    id: root

    required property int index
    required property string fileName
    required property bool fileIsDir
    required property date fileModified

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
            path: root.fileIsDir ? Theme.icon.folder : Theme.icon.file
            color: root.fileIsDir ? Theme.color.accent : Theme.color.secondary
        }
        BodyText {
            Layout.fillWidth: true
            text: root.fileName
            wrapMode: Text.NoWrap
        }
        CaptionText {
            visible: !root.fileIsDir
            text: root.fileModified.toLocaleString(Qt.locale("en_GB"), "d MMM yyyy, HH:mm")
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: root.highlighted ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"
    }
}
