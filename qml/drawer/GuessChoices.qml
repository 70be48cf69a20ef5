// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a guess, side by side. They are one Tab stop: arrow keys move between them, Space or Enter makes the
// guess. Afterwards, only the guessed choice can have the focus.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property string of ///< Subject of the guess.
    required property var choices ///< Titles of the choices, as a list of strings.
    required property int guess ///< Index of the guessed choice; -1 if none.
    property int at: 0 ///< Index of the choice that has or receives the focus.
    signal chosen(int index)
    onGuessChanged: at = Math.max(0, guess) // after a restart of the exercise, the first choice is current

    function go(index: int) {
        if (guess < 0)
            buttons.itemAt(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your guess about %1").arg(of)

    Row {
        id: row
        spacing: Theme.gapHalf

        Repeater {
            id: buttons
            model: root.choices

            AppButton {
                required property int index
                required property string modelData

                implicitHeight: Theme.rowHeight
                flat: false
                text: modelData
                checked: root.guess === index
                enabled: root.guess < 0 || checked
                focus: root.at === index
                focusPolicy: root.at === index || checked ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.RadioButton
                toggles: true; on: checked
                Accessible.description: root.of
                onActiveFocusChanged: root.at = activeFocus ? index : root.at
                onClicked: root.chosen(index)
                Keys.onLeftPressed: root.go(index - 1)
                Keys.onRightPressed: root.go(index + 1)
            }
        }
    }
}
