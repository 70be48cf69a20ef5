// SPDX-License-Identifier: GPL-3.0-or-later
// Running text in the window's typeface.
import QtQuick
import Boardset.Controls

Text {
    property bool strong: false
    property bool muted: false

    color: muted ? Theme.color.secondary : Theme.color.text
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    font.weight: strong ? Font.DemiBold : Font.Normal
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
