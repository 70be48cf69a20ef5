// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, how many were guessed, and when all are, what to take from it.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property GuessView guess
    required property bool brief ///< There is little room: only what there is to read next.

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
            tip: qsTr("What is asked")
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
                text: qsTr("Again")
                tip: qsTr("Forgets these guesses")
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
            stop: false // Tab goes from question to question
            width: parent.width
            visible: root.guess.done
            standing: ""
            place: root.guess.place
        }
    }
}
