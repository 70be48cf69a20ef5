// SPDX-License-Identifier: GPL-3.0-or-later
// One difference: the value in A, the value in B, and the change. The diagram highlights the affected part while the
// row has the pointer or the focus. Positioned by bindings: see SourceLine.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string a
    required property string b
    required property string change
    required property int trend
    required property bool large
    required property int index
    required property var titles ///< Titles of the columns of numbers.
    required property int column ///< Width of each number's column.
    readonly property bool pointed: hover.hovered || (ListView.isCurrentItem && ListView.view.activeFocus)

    signal point(int row, bool on)

    height: Math.max(Theme.rowHeight, words.height + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: A %2, B %3, %4").arg(title).arg(a).arg(b).arg(change)

    onPointedChanged: root.point(index, pointed)

    HoverHandler { id: hover }
    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        visible: root.pointed
        color: Theme.color.hover
    }
    Hairline { width: parent.width }
    CellText {
        id: words
        column: qsTr("Difference")
        anchors.verticalCenter: parent.verticalCenter
        width: numbers.x - Theme.gap2
        text: root.title
        strong: root.large
    }
    Row {
        id: numbers
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }

        Repeater {
            model: [root.a, root.b, root.change]
            CellText {
                required property int index
                required property string modelData

                width: root.column
                column: root.titles[index]
                horizontalAlignment: Text.AlignRight
                text: modelData
                strong: index === 1
                muted: index === 0
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
    }
}
