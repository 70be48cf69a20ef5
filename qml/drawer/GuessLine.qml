// SPDX-License-Identifier: GPL-3.0-or-later
// One question to guess: its text, its choices, and after the guess the source's answer. Positioned by bindings: see
// SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property int index
    required property string title
    required property string text
    required property int guess
    required property int verdict
    required property string answer
    required property string place
    required property string scenario
    required property string scenarioTitle
    required property GuessView view
    required property Files files
    readonly property bool wide: width > 720 * Theme.textScale ///< Shows the choices beside the text.

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
                onClicked: root.files.requestBundled(root.scenario)
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
            choices: root.view.choices
            guess: root.guess
            onChosen: index => root.view.guess(root.index, index)
        }
        GuessOutcome {
            id: outcome
            x: choices.width + Theme.gap2
            width: foot.width - x
            visible: root.guess >= 0
            verdict: root.verdict
            answer: root.answer
            place: root.place
        }
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
