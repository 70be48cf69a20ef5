// SPDX-License-Identifier: GPL-3.0-or-later
// The tooltip of a control in the theme's colours, shown after the hover delay. It is created on demand, because most
// tooltips are never shown.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Loader {
    id: root

    required property string text

    active: visible
    sourceComponent: ToolTip { // not bound: Qt 6.4 creates nothing bound in a Loader that is the root of its file
        id: tip

        parent: root.parent // qmllint disable unqualified
        visible: true
        enabled: false // clicks reach the item below
        delay: Theme.hoverDelay
        width: Math.min(implicitWidth, 320 * Theme.textScale)
        x: Math.round(((parent?.width ?? 0) - width) / 2) // the actual width, not the width of the text on one line
        padding: Theme.gap
        font.family: Theme.family
        font.pixelSize: Theme.captionSize
        text: root.text // qmllint disable unqualified
        contentItem: CaptionText {
            objectName: "tip"
            text: tip.text
            color: Theme.color.panel
        }
        background: Rectangle {
            color: Theme.color.text
            radius: Theme.smallRadius
        }
    }
}
