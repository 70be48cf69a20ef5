// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a preview: whose, which, from what to what, by how much.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property string subject
    required property string label
    required property string text
    required property string change
    required property int verdict

    spacing: Theme.gapWide

    CaptionText {
        width: Theme.captionSize * 6
        height: figure.height
        text: root.subject
    }
    CaptionText {
        width: Theme.captionSize * 8
        height: figure.height
        text: root.label
    }
    BodyText {
        id: figure
        width: Theme.bodySize * 11
        text: root.text
        strong: true
    }
    BodyText {
        width: Theme.bodySize * 5
        text: root.change
        horizontalAlignment: Text.AlignRight
        strong: root.verdict !== 0
        color: root.verdict > 0 ? Theme.color.good : root.verdict < 0 ? Theme.color.bad : Theme.color.secondary
    }
}
