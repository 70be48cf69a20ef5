// SPDX-License-Identifier: GPL-3.0-or-later
// The small-capitals heading of a group in a side panel.
import QtQuick
import Boardset.Controls

BodyText {
    font.pixelSize: Theme.captionSize
    font.weight: Font.DemiBold
    font.letterSpacing: 0.8
    font.capitalization: Font.AllUppercase
    muted: true
    wrapMode: Text.NoWrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
