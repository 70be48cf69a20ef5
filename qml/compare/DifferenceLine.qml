// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that differs: what it is in A, in B, and by how much. Placed by bindings: see SourceLine.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string a
    required property string b
    required property string change
    required property int way
    required property bool large
    readonly property int column: Math.round(Math.min(128 * Theme.textScale, width / 5))

    height: Math.max(Theme.rowHeight, words.height + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: A %2, B %3, %4").arg(title).arg(a).arg(b).arg(change)

    Hairline { width: parent.width }
    BodyText {
        id: words
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
            BodyText {
                required property int index
                required property string modelData

                width: root.column
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
