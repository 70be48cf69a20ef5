// SPDX-License-Identifier: GPL-3.0-or-later
// A glossary entry: the term, its synonyms, meaning, source and related terms.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string also
    required property string meaning
    required property string place
    required property var related ///< Titles of related terms.
    property bool current: false
    signal otherWanted(string title)

    implicitHeight: column.height + 2 * Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(title).arg(meaning)

    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        color: root.current ? Theme.color.accentSoft : "transparent"
    }
    Column {
        id: column
        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * Theme.gap
        spacing: Theme.gapHalf

        BodyText {
            width: column.width
            text: root.also === "" ? root.title : qsTr("%1 — %2").arg(root.title).arg(root.also)
            strong: true
        }
        BodyText {
            width: column.width
            text: root.meaning
        }
        SourceLink {
            width: column.width
            visible: root.place !== ""
            place: root.place
        }
        Flow {
            width: column.width
            spacing: Theme.gapWide

            CaptionText { text: qsTr("See also") }
            Repeater {
                model: root.related

                LinkButton {
                    required property string modelData

                    small: true
                    focusPolicy: Qt.NoFocus
                    text: modelData
                    onClicked: root.otherWanted(modelData)
                }
            }
        }
    }
}
