// SPDX-License-Identifier: GPL-3.0-or-later
// The card for the item under the pointer: name, capacity, utilisation and source.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Hover hover
    required property size area

    visible: hover.shown
    x: Math.max(Theme.gap, Math.min(hover.at.x + Theme.gap2, area.width - width - Theme.gap))
    y: hover.at.y + Theme.gap3 + height > area.height ? hover.at.y - height - Theme.gap2 : hover.at.y + Theme.gap3
    marginY: Theme.gap
    spacing: 2

    Repeater {
        model: root.hover.lines
        CaptionText {
            required property int index
            required property string modelData
            width: Math.min(implicitWidth, 420)
            text: modelData
            strong: index === 0
            muted: index > 0
            elide: Text.ElideNone
        }
    }
}
