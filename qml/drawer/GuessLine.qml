// SPDX-License-Identifier: GPL-3.0-or-later
// One question to guess: its text, its choices and, after the guess, the source's answer. Its items are positioned by
// bindings; see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property int index
    required property string title
    required property string text
    required property int guess
    required property int verdict ///< The verdict on the guess, as a GuessRow::Verdict.
    required property string answer
    required property string place
    required property string scenario
    required property string scenarioTitle
    required property Session session
    readonly property bool wide: width > 720 * Theme.textScale ///< True if the choices are shown beside the text.

    height: foot.y + foot.height + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: outcome.said === "" ? qsTr("%1. %2").arg(title).arg(text) : qsTr("%1: %2. %3").arg(title)
        .arg(outcome.said).arg(place)

    Column {
        id: words
        y: Theme.gap
        width: root.wide ? foot.x - Theme.gap2 : root.width
        spacing: Theme.gapHalf

        Flow {
            width: words.width
            spacing: Theme.gap2

            BodyText {
                strong: true
                text: root.title
            }
            LinkButton {
                visible: root.scenario !== ""
                small: true
                text: qsTr("Open “%1”").arg(root.scenarioTitle)
                onClicked: root.session.files.requestBundled(root.scenario)
            }
        }
        BodyText {
            width: words.width
            muted: true
            text: root.text
        }
    }
    Item {
        id: foot
        x: root.wide ? root.width - width : 0
        y: root.wide ? Theme.gap : words.y + words.height + Theme.gap
        width: root.wide ? choices.width + Theme.gap2 + Math.round(216 * Theme.textScale) : root.width
        height: Math.max(choices.height, outcome.height, root.wide ? words.height : 0)

        GuessChoices {
            id: choices
            focus: true
            of: root.title
            choices: root.session.guess.choices
            guess: root.guess
            onChosen: index => root.session.guess.guess(root.index, index)
        }
        Item { // the source's answer, and whether the guess was correct: as an icon, as text and by colour
            id: outcome
            x: choices.width + Theme.gap2
            width: foot.width - x
            visible: root.guess >= 0
            readonly property string said: ["", qsTr("%1. Your guess is correct.").arg(root.answer),
                qsTr("%1. Your guess is different.").arg(root.answer), root.answer][root.verdict]
            readonly property color foreground: [Theme.color.secondary, Theme.color.good, Theme.color.bad,
                Theme.color.secondary][root.verdict]

            height: solution.height

            Icon {
                id: sign
                y: (line.height - height) / 2
                path: [Theme.icon.info, Theme.icon.check, Theme.icon.close, Theme.icon.info][root.verdict]
                color: outcome.foreground
            }
            Column {
                id: solution
                x: sign.width + Theme.gap
                width: outcome.width - x

                BodyText {
                    id: line
                    width: solution.width
                    strong: true
                    text: outcome.said
                }
                SourceLine {
                    stop: false // Tab moves between questions only
                    width: solution.width
                    standing: ""
                    place: root.place
                }
            }
        }
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
