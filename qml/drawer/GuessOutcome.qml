// SPDX-License-Identifier: GPL-3.0-or-later
// The source's answer, and whether the guess was correct: shown by icon and text as well as by colour.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property int verdict ///< GuessRow::Verdict.
    required property string answer
    required property string place
    readonly property string said: ["", qsTr("%1. Your guess is correct.").arg(answer),
        qsTr("%1. Your guess is different.").arg(answer), answer][verdict]
    readonly property color foreground: [Theme.color.secondary, Theme.color.good, Theme.color.bad,
        Theme.color.secondary][verdict]

    height: words.height

    Icon {
        id: sign
        y: (line.height - height) / 2
        path: [Theme.icon.info, Theme.icon.check, Theme.icon.close, Theme.icon.info][root.verdict]
        color: root.foreground
    }
    Column {
        id: words
        x: sign.width + Theme.gap
        width: root.width - x

        BodyText {
            id: line
            width: words.width
            strong: true
            text: root.said
        }
        SourceLine {
            stop: false // Tab moves between questions only
            width: words.width
            standing: ""
            place: root.place
        }
    }
}
