// SPDX-License-Identifier: GPL-3.0-or-later
// The header of one of the two compared canvases: its letter, its scenario and its results.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

Rectangle {
    id: root

    required property string letter
    required property string name
    required property string answer
    default property alias more: row.data

    implicitHeight: Math.max(Theme.controlHeight, Math.ceil(row.implicitHeight)) + Theme.gap
    color: Theme.color.panel
    Accessible.role: Accessible.Heading
    Accessible.name: qsTr("%1: %2, %3").arg(letter).arg(name).arg(answer)

    RowLayout {
        id: row
        anchors { fill: parent; leftMargin: Theme.gap2; rightMargin: Theme.gap }
        spacing: Theme.gap

        Rectangle {
            Layout.preferredWidth: Theme.gap3
            Layout.preferredHeight: Theme.gap3
            radius: Theme.controlRadius
            color: root.letter === "A" ? Theme.color.text : Theme.color.accent

            BodyText {
                anchors.centerIn: parent
                text: root.letter
                strong: true
                color: root.letter === "A" ? Theme.color.panel : Theme.color.accentForeground
            }
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                id: title
                Layout.fillWidth: true
                text: root.name
                strong: true
                maximumLineCount: 2
                lineHeight: 0.85 // the same line height as on a button
            }
            CaptionText {
                id: results
                Layout.fillWidth: true
                text: root.answer
                wrapMode: Text.NoWrap
            }
            HoverHandler { id: pointer }
            Tip {
                visible: pointer.hovered && (title.truncated || results.truncated)
                text: qsTr("%1: %2").arg(root.name).arg(root.answer)
            }
        }
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
