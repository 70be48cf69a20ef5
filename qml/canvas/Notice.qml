// SPDX-License-Identifier: GPL-3.0-or-later
// Why something did not happen; goes by itself.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property string words

    visible: words !== ""
    implicitWidth: Math.ceil(natural.advanceWidth) + 1 + 2 * Theme.gap2 // what the text says of itself changes with its width
    implicitHeight: text.implicitHeight + 2 * Theme.gap
    radius: Theme.controlRadius
    color: Theme.color.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    TextMetrics {
        id: natural
        font: text.font
        text: root.words
    }
    BodyText {
        id: text
        anchors { fill: parent; leftMargin: Theme.gap2; rightMargin: Theme.gap2 }
        text: root.words
        color: Theme.color.panel
        elide: Text.ElideNone
    }
}
