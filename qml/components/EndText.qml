// SPDX-License-Identifier: GPL-3.0-or-later
// A value at the end of a line: as wide as it is, or as it may be.
import QtQuick
import Boardset.Controls

BodyText {
    id: root

    required property real most

    width: Math.min(Math.ceil(metrics.advanceWidth) + 1, most)
    horizontalAlignment: Text.AlignRight

    TextMetrics { // a wrapped text's own width follows ours
        id: metrics
        font: root.font
        text: root.text
    }
}
