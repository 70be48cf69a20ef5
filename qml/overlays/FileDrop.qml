// SPDX-License-Identifier: GPL-3.0-or-later
// The window's drop area for scenarios and diagrams; highlighted while such a file is dragged over it.
import QtQuick
import Boardset.App
import Boardset.Controls

DropArea {
    id: root

    required property Files files

    keys: ["text/uri-list"]
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        root.files.requestOpenAll(drop.urls);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: root.containsDrag
        radius: Theme.cardRadius
        color: Theme.color.accentSoft
        opacity: 0.96
        border.width: Theme.focusRing
        border.color: Theme.color.accent

        EmptyState {
            anchors.centerIn: parent
            width: parent.width
            iconPath: Theme.icon.drop
            foreground: Theme.color.accent
            title: qsTr("Drop to open this scenario")
            detail: qsTr("A .boardset file or an SVG file exported by Boardset")
        }
    }
}
