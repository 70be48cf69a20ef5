// SPDX-License-Identifier: GPL-3.0-or-later
// The card beside a dragged item: the effect of dropping it here, or the reason why it can't be dropped here.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property DragSession drag
    required property size area
    required property size carried ///< Size of the dragged item.
    /// Height of the breadcrumb row, which the card leaves uncovered.
    readonly property real high: Theme.controlHeight + Theme.gap2
    readonly property rect free: Qt.rect(Theme.gap, high, area.width - 2 * Theme.gap, area.height - high - Theme.gap)
    readonly property point at: drag.cardAt(Qt.size(width, height), carried, free, drag.pointer)

    visible: drag.active
    x: at.x
    y: at.y
    marginX: Theme.gap2
    border.width: drag.possible || drag.refusal !== "" ? 2 : 1
    border.color: drag.refusal !== "" ? Theme.color.bad : drag.possible ? Theme.color.accent : Theme.color.hairline

    BodyText {
        text: root.drag.headline
        strong: true
    }
    BodyText {
        visible: root.drag.refusal !== ""
        width: Math.min(implicitWidth, 300)
        text: root.drag.refusal
        color: Theme.color.bad
        elide: Text.ElideNone
    }
    Repeater {
        model: root.drag.changes.lines
        ChangeLine {}
    }
    CaptionText {
        width: Math.min(implicitWidth, Theme.captionSize * 26)
        topPadding: Theme.gapHalf
        text: root.drag.hint
        elide: Text.ElideNone
    }
}
