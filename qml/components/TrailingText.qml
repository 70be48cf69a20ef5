// SPDX-License-Identifier: GPL-3.0-or-later
// A value at the end of a line: as wide as its text, up to a maximum.
import QtQuick
import Boardset.Controls

BodyText {
    id: root

    required property real most

    width: Math.min(Math.ceil(metrics.advanceWidth) + 1, most)
    horizontalAlignment: Text.AlignRight

    TextMetrics { // the width of wrapped text depends on the width of its item
        id: metrics
        font: root.font
        text: root.text
    }
}
