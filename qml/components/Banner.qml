// SPDX-License-Identifier: GPL-3.0-or-later
// A message across the top of the canvas: what happened, the details, and possible actions as child buttons.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

FocusScope {
    id: root

    required property string title
    property string iconPath: Theme.icon.info
    property color foreground: Theme.color.accent
    property color ground: Theme.color.accentSoft
    default property alias buttons: buttonRow.data
    property alias body: bodyColumn.data

    implicitHeight: content.implicitHeight + 2 * Theme.gapWide
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        radius: Theme.cardRadius
        color: root.ground
        border.width: Theme.hairline
        border.color: root.foreground
    }
    RowLayout {
        id: content
        anchors.fill: parent
        anchors.margins: Theme.gapWide
        spacing: Theme.gapWide

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: (Theme.controlHeight - Theme.iconSize) / 2
            path: root.iconPath
            color: root.foreground
        }
        ColumnLayout {
            id: bodyColumn
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gapHalf

            BodyText {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.controlHeight
                text: root.title
                strong: true
            }
        }
        Row {
            id: buttonRow
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gap
        }
    }
}
