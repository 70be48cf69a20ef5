// SPDX-License-Identifier: GPL-3.0-or-later
// The tooltip of a control: after the hover delay, in the theme's colours.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ToolTip {
    id: root

    delay: Theme.hoverDelay
    padding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.captionSize
    contentItem: CaptionText {
        text: root.text
        color: Theme.color.panel
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.color.text
        radius: Theme.smallRadius
    }
}
