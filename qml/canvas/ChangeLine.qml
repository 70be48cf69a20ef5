// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a drag preview: its name, old value, new value and difference.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string subject
    required property string label
    required property string text
    required property string change
    required property int verdict

    spacing: Theme.gapHalf

    CaptionText {
        visible: root.subject !== ""
        width: Math.min(implicitWidth, Theme.captionSize * 26)
        elide: Text.ElideNone
        topPadding: Theme.gapHalf
        text: root.subject
    }
    Row {
        spacing: Theme.gap

        CaptionText {
            width: Theme.captionSize * 7
            height: figure.height
            text: root.label
            wrapMode: Text.NoWrap
        }
        BodyText {
            id: figure
            width: Math.max(implicitWidth, Theme.bodySize * 10)
            text: root.text
            strong: true
            wrapMode: Text.NoWrap
        }
        BodyText {
            width: Math.max(implicitWidth, Theme.bodySize * 5.2)
            text: root.change
            horizontalAlignment: Text.AlignRight
            strong: root.verdict !== 0
            color: root.verdict > 0 ? Theme.color.good : root.verdict < 0 ? Theme.color.bad : Theme.color.secondary
            wrapMode: Text.NoWrap
        }
    }
}
