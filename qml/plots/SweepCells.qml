// SPDX-License-Identifier: GPL-3.0-or-later
// A column of a sweep's table: a value on the x-axis, and each curve's point at that value. The current point and the
// knees are marked.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property int index
    required property double value
    required property string title
    required property var cells
    required property var whys
    required property var knees
    required property SweepView sweep
    required property real line
    readonly property bool current: ListView.isCurrentItem

    CaptionText {
        width: root.width
        height: root.line
        horizontalAlignment: Text.AlignRight
        rightPadding: Theme.gap
        font.weight: root.current ? Font.DemiBold : Font.Normal
        text: root.title
        wrapMode: Text.NoWrap
    }
    Repeater {
        model: root.cells

        Rectangle {
            id: cell

            required property int index
            required property string modelData
            readonly property bool read: root.current && index === root.sweep.row

            width: root.width
            height: root.line
            radius: Theme.smallRadius
            color: read ? Theme.color.accentSoft : pointer.hovered ? Theme.color.hover : "transparent"
            border { width: root.knees[index] ? Theme.hairline : 0; color: Theme.color.strong }
            Accessible.role: Accessible.Cell
            Accessible.name: qsTr("%1, %2: %3").arg(root.sweep.curveNames[index] ?? "").arg(root.title).arg(modelData)

            CaptionText {
                anchors.fill: parent
                horizontalAlignment: Text.AlignRight
                rightPadding: Theme.gap
                muted: false
                font.weight: cell.read ? Font.DemiBold : Font.Normal
                text: cell.modelData
                wrapMode: Text.NoWrap
            }
            HoverHandler { id: pointer }
            Tip {
                visible: pointer.hovered && text !== ""
                text: root.whys[cell.index] !== "" ? root.whys[cell.index] : root.knees[cell.index] ?
                    qsTr("Knee: beyond this point, adding more gains little") : ""
            }
            TapHandler {
                onTapped: cell.read ? root.sweep.askToOpen() : root.sweep.read(cell.index, root.value)
            }
        }
    }
}
