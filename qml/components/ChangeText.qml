// SPDX-License-Identifier: GPL-3.0-or-later
// The change of a figure. By default, only a gain or a loss has a colour and an arrow.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property var line ///< A ShownLine.
    property string text: line.change
    property alias strong: words.strong
    property alias horizontalAlignment: words.horizontalAlignment
    readonly property bool rated: line.tone !== "plain" ///< True if the change is a gain or a loss.
    property bool arrowed: rated ///< True if an arrow shows the direction of the change.
    readonly property color foreground: !rated ? Theme.color.secondary : line.tone === "good" ? Theme.color.good
        : Theme.color.bad

    implicitWidth: words.x + Math.ceil(words.implicitWidth)
    height: words.height
    visible: text !== ""

    Icon {
        id: arrow
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.captionSize
        height: width
        visible: root.arrowed && root.line.trend !== 0
        path: root.line.trend > 0 ? Theme.icon.rise : Theme.icon.fall
        color: root.foreground
        filled: true
    }
    BodyText {
        id: words
        x: arrow.visible ? arrow.width + Theme.gapHalf : 0
        width: root.width - x
        text: root.text
        color: root.foreground
        strong: root.rated
    }
}
