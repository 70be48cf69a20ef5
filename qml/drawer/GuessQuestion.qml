// SPDX-License-Identifier: GPL-3.0-or-later
// The question of an exercise, the number of guesses so far, and, once all guesses are made, the explanation.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property GuessView guess
    /// True to save space by showing only the question or, after the last guess, the explanation.
    required property bool brief

    implicitHeight: pane.contentHeight

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.gap2
        above: Theme.gap

        ChoiceBox {
            width: parent.width
            visible: choices.length > 1
            choices: root.guess.titles
            current: root.guess.current
            tip: qsTr("Exercise")
            onChosen: index => root.guess.current = index
        }
        HeadingText {
            width: parent.width
            visible: root.guess.titles.length === 1 && !root.brief
            text: root.guess.titles[0] ?? ""
        }
        BodyText {
            width: parent.width
            visible: !root.brief || !root.guess.done
            text: root.guess.question
        }
        Item {
            width: parent.width
            height: Math.max(progress.height, again.height)

            BodyText {
                id: progress
                anchors.verticalCenter: parent.verticalCenter
                width: again.x - Theme.gap
                strong: root.guess.done
                muted: !root.guess.done
                text: root.guess.progress
            }
            AppButton {
                id: again
                anchors.right: parent.right
                implicitHeight: Theme.rowHeight
                visible: root.guess.begun
                flat: false
                text: qsTr("Restart")
                tip: qsTr("Clears these guesses")
                onClicked: {
                    const reason = focusReason;
                    root.guess.again();
                    nextItemInFocusChain().forceActiveFocus(reason);
                }
            }
        }
        BodyText {
            width: parent.width
            visible: root.guess.done
            text: root.guess.why
        }
        SourceLine {
            stop: false // Tab moves between questions only
            width: parent.width
            visible: root.guess.done
            standing: ""
            place: root.guess.place
        }
    }
}
