// SPDX-License-Identifier: GPL-3.0-or-later
// What can be guessed, side by side: one stop of the Tab key, arrows go from one to the next, Space or Enter guesses.
// Afterwards only what was guessed can still be reached.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property string of ///< What is guessed about.
    required property var choices ///< List of texts.
    required property int guess ///< -1: none yet.
    property int at: 0 ///< Where the keyboard is or comes to.
    signal chosen(int index)
    onGuessChanged: at = Math.max(0, guess) // Again: from the first on

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
