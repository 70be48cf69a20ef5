// SPDX-License-Identifier: GPL-3.0-or-later
// The small heading of a group in a side panel.
import QtQuick
import Boardset.Controls

BodyText {
    font.pixelSize: Theme.captionSize
    font.weight: Font.DemiBold
    muted: true
    wrapMode: Text.NoWrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
