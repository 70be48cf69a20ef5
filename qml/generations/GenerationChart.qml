// SPDX-License-Identifier: GPL-3.0-or-later
// The bandwidths of all generations on one logarithmic axis. Each derived bandwidth is above the published one.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property RowListModel rows
    required property var ticks ///< Axis ticks, as maps with the keys `label` and `at`.
    /// Width of the generation names, to the left of the bars.
    readonly property real start: Math.round(104 * Theme.textScale)
    /// Maximum width of the bars, which leaves space for their values.
    readonly property real space: width - start - Math.round(184 * Theme.textScale)
    readonly property real labelHeight: Theme.captionSize + Theme.gap
    signal whyWanted(string fact)

    implicitHeight: bars.height + labelHeight

    Repeater {
        model: root.ticks

        Item {
            id: tick

            required property var modelData

            x: root.start + Math.round(modelData.at * root.space)
            height: root.height

            Rectangle {
                width: Theme.hairline
                height: bars.height
                color: Theme.color.hairline
            }
            CaptionText {
                anchors.bottom: parent.bottom
                x: -width / 2
                text: tick.modelData.label
            }
        }
    }
    CaptionText {
        anchors { right: parent.right; bottom: parent.bottom }
        text: qsTr("GB/s, logarithmic")
    }
    Column {
        id: bars
        width: parent.width
        spacing: Theme.gap
        bottomPadding: Theme.gapHalf

        Repeater {
            model: root.rows

            GenerationBars {
                width: bars.width
                start: root.start
                space: root.space
                onWhyWanted: fact => root.whyWanted(fact)
            }
        }
    }
}
