// SPDX-License-Identifier: GPL-3.0-or-later
// The card for the item under the pointer: name, capacity, utilisation and source. It is at the bottom of its parent:
// the panel beside the diagram, where it covers no part of the picture, or the diagram if that panel is hidden.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Hover hover

    visible: hover.shown
    anchors { right: parent?.right; bottom: parent?.bottom; margins: Theme.gap }
    width: Math.min((parent?.width ?? 0) - 2 * Theme.gap, Math.round(420 * Math.max(1, Theme.textScale)))
    marginY: Theme.gap
    spacing: 2

    Repeater {
        model: root.hover.lines
        CaptionText {
            required property int index
            required property string modelData
            width: root.width - 2 * root.marginX
            text: modelData
            strong: index === 0
            muted: index > 0
            elide: Text.ElideNone
        }
    }
}
