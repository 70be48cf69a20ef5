// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a context menu item: its text, and its key at the right.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string text
    required property string keys

    implicitWidth: Math.ceil(words.implicitWidth + (keys === "" ? 0 : Theme.gap + keyText.implicitWidth)) + 1

    BodyText {
        id: words
        anchors { left: parent.left; right: keyText.left; top: parent.top; bottom: parent.bottom }
        text: root.text
        wrapMode: Text.NoWrap
    }
    CaptionText {
        id: keyText
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        text: root.keys
    }
}
