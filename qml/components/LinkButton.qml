// SPDX-License-Identifier: GPL-3.0-or-later
// A link-like button: "Why?", a source, or a value with a derivation.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    property string tip: ""
    property bool strong: false
    property bool plain: false ///< True if the button looks like text unless the pointer is over it.
    property bool alignRight: false
    property bool small: false

    hoverEnabled: true
    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(implicitContentHeight, Theme.gap2)
    baselineOffset: contentItem.y + contentItem.baselineOffset
    Accessible.role: Accessible.Link
    Accessible.name: tip === "" ? text : tip

    HoverHandler { cursorShape: Qt.PointingHandCursor; enabled: root.enabled }
    Tip {
        visible: root.hovered && root.tip !== ""
        text: root.tip
    }

    contentItem: BodyText {
        text: root.text
        color: root.plain && !(root.hovered && root.enabled) ? Theme.color.text : Theme.color.accent
        strong: root.strong
        font.underline: root.hovered && root.enabled
        font.pixelSize: root.small ? Theme.captionSize : Theme.bodySize
        horizontalAlignment: root.alignRight ? Text.AlignRight : Text.AlignLeft
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
}
