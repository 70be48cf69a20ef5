// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a drag preview: its name, old value, new value and difference.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property var line ///< A ShownLine.

    spacing: Theme.gapHalf

    CaptionText {
        visible: root.line.heading !== ""
        width: Math.min(implicitWidth, Theme.captionSize * 26)
        elide: Text.ElideNone
        topPadding: Theme.gapHalf
        text: root.line.heading
    }
    Row {
        spacing: Theme.gap

        CaptionText {
            width: Theme.captionSize * 7
            height: figure.height
            text: root.line.label
            wrapMode: Text.NoWrap
        }
        BodyText {
            id: figure
            width: Math.max(implicitWidth, Theme.bodySize * 10)
            text: root.line.text
            strong: true
            wrapMode: Text.NoWrap
        }
        ChangeText {
            width: Math.max(implicitWidth, Theme.bodySize * 5.2)
            line: root.line
            horizontalAlignment: Text.AlignRight
        }
    }
}
