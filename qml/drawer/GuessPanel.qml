// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise in guessing: the question and the score on the left, the items to guess on the right.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property GuessView guess: session.guess
    readonly property bool wide: width > 620 * Theme.textScale

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Guess")

    GuessQuestion {
        id: question
        width: root.wide ? Math.round(264 * Math.max(1, Theme.textScale)) : root.width
        height: root.wide ? root.height : Math.min(implicitHeight, root.height / 2)
        guess: root.guess
        brief: !root.wide
    }
    Hairline {
        x: root.wide ? question.width : 0
        y: root.wide ? 0 : question.height
        width: root.wide ? Theme.hairline : root.width
        height: root.wide ? root.height : Theme.hairline
    }
    ScrollPane {
        x: root.wide ? question.width + Theme.hairline : 0
        y: root.wide ? 0 : question.height + Theme.hairline
        width: root.width - x
        height: root.height - y
        above: Theme.gap
        spacing: 0

        Repeater {
            model: root.guess.rows

            GuessLine {
                width: parent.width
                focus: index === 0
                session: root.session
            }
        }
    }
}
