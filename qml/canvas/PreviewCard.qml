// SPDX-License-Identifier: GPL-3.0-or-later
// The card beside a dragged item: the effect of dropping it here, or the reason why it can't be dropped.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property Move move
    required property size room
    required property size carried ///< Size of the dragged item.
    required property bool veiled  ///< A lesson still awaits a guess, so the effect is hidden.
    /// Height of the breadcrumb row, which the card leaves uncovered.
    readonly property real high: Theme.controlHeight + Theme.gap2
    readonly property rect free: Qt.rect(Theme.gap, high, room.width - 2 * Theme.gap, room.height - high - Theme.gap)
    readonly property point at: move.cardAt(Qt.size(width, height), carried, free, move.pointer)

    visible: move.active
    x: at.x
    y: at.y
    width: column.implicitWidth + 2 * Theme.gap2
    height: column.implicitHeight + 2 * Theme.gapWide
    border.width: move.possible || move.refusal !== "" ? 2 : 1
    border.color: move.refusal !== "" ? Theme.color.bad : move.possible ? Theme.color.accent : Theme.color.hairline

    Column {
        id: column
        x: Theme.gap2
        y: Theme.gapWide
        spacing: Theme.gapHalf

        BodyText {
            text: root.move.headline
            strong: true
        }
        BodyText {
            visible: root.move.refusal !== ""
            width: Math.min(implicitWidth, 300)
            text: root.move.refusal
            color: Theme.color.bad
            elide: Text.ElideNone
        }
        Repeater {
            model: root.veiled ? null : root.move.changes
            ChangeLine {}
        }
        CaptionText {
            width: Math.min(implicitWidth, Theme.captionSize * 26)
            topPadding: Theme.gapHalf
            text: root.move.hint
            elide: Text.ElideNone
        }
    }
}
