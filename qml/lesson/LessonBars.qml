// SPDX-License-Identifier: GPL-3.0-or-later
// A guess, the model's value and the measurement as bars. The bar of the guess shows a range.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson

    spacing: Theme.gap

    CaptionText {
        width: root.width
        visible: root.lesson.bars.count > 1
        text: qsTr("All bars have the same scale. The vertical line marks zero or no change.")
    }
    Repeater {
        model: root.lesson.bars

        Column {
            id: row

            required property int kind ///< Kind of bar, as a LessonBar::Kind.
            required property string text
            required property real from
            required property real to
            required property real zero

            width: root.width
            spacing: Theme.gapHalf

            BodyText {
                width: parent.width
                text: [qsTr("Your guess: %1"), qsTr("Model: %1"), qsTr("Measured: %1")][row.kind].arg(row.text)
            }
            Item { // contains a line that shows the extent of the common scale
                width: row.width
                height: Theme.gap

                Rectangle {
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                    height: Theme.hairline
                    color: Theme.color.hairline
                }
                Rectangle {
                    x: Math.min(row.from * row.width, row.width - width)
                    width: Math.max(2, (row.to - row.from) * row.width)
                    height: parent.height
                    radius: 2
                    color: ["transparent", Theme.color.accent, Theme.color.good][row.kind]
                    border.width: row.kind === 0 ? 1.5 : 0
                    border.color: Theme.color.accent
                }
                Rectangle {
                    x: Math.min(row.zero * row.width, row.width - width)
                    y: -Theme.gapHalf / 2
                    width: 2 * Theme.hairline
                    height: parent.height + Theme.gapHalf
                    color: Theme.color.strong
                }
            }
        }
    }
}
