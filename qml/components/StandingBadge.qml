// SPDX-License-Identifier: GPL-3.0-or-later
// The standing of a fact, from published to assumed, as a framed word, which is understandable without its colour.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property string standing ///< The English word; the text is its translation.
    readonly property string word: qsTranslate("core", standing)
    readonly property color foreground: standing === "published" || standing === "reproduced" ? Theme.color.good
        : standing === "derived" || standing === "predicted" ? Theme.color.accent
        : standing === "input" ? Theme.color.secondary : Theme.color.caution

    visible: standing !== ""
    implicitWidth: label.implicitWidth + 2 * Theme.gap
    implicitHeight: label.implicitHeight + Theme.gapHalf
    radius: height / 2
    color: "transparent"
    border.width: Theme.hairline
    border.color: foreground
    Accessible.role: Accessible.StaticText
    Accessible.name: word
    Accessible.ignored: standing === ""

    CaptionText {
        id: label
        anchors.centerIn: parent
        text: root.word
        color: root.foreground
        font.weight: Font.DemiBold
    }
}
