// SPDX-License-Identifier: GPL-3.0-or-later
// The centred content of a button: an icon, text, or both.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string text
    required property string iconPath
    required property color foreground
    property bool strong: false
    property bool opens: false ///< True if the icon is a chevron after the text.

    readonly property real natural: Math.ceil(metrics.advanceWidth) + 1 ///< Width of the text on one line.
    readonly property real besideText: icon.visible ? icon.implicitWidth + (label.visible ? row.spacing : 0) : 0

    implicitWidth: Math.ceil(besideText + (label.visible ? natural : 0))
    implicitHeight: row.implicitHeight

    TextMetrics {
        id: metrics
        font: label.font
        text: root.text
    }
    Row {
        id: row
        anchors.centerIn: parent
        layoutDirection: root.opens ? Qt.RightToLeft : Qt.LeftToRight
        spacing: Theme.gap

        Icon {
            id: icon
            visible: root.iconPath !== ""
            anchors.verticalCenter: parent.verticalCenter
            path: root.iconPath
            color: root.foreground
        }
        BodyText {
            id: label
            visible: root.text !== ""
            width: Math.min(root.natural, root.width - root.besideText)
            maximumLineCount: 3
            lineHeight: 0.85
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: root.foreground
            strong: root.strong
        }
    }
}
