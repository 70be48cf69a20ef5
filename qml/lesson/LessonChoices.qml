// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a guess, each with the share of the class that selected it. They are one Tab stop: arrow keys move
// between them, Space or Enter selects, and Enter again continues.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson
    property int at: 0 ///< Index of the choice that has or receives the focus.
    signal settled ///< Emitted when Enter confirms the selected choice.

    spacing: Theme.gapHalf
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your guess")

    function go(index: int, reason = Qt.TabFocusReason) {
        (choices.itemAt(index) as LibraryRow)?.forceActiveFocus(reason);
    }

    Repeater {
        id: choices
        model: root.lesson.choices

        LibraryRow {
            id: choice

            required property int index
            required property string said
            required property bool yours
            required property bool cameOut
            required property real share
            /// True if this choice was selected and the answer is another.
            readonly property bool wrong: yours && !cameOut && !root.lesson.canGuess
            property bool stood: false ///< True if the choice was selected before the current key press.

            Component.onCompleted: stood = yours
            Timer { id: later; interval: 0; onTriggered: choice.stood = choice.yours }

            width: root.width
            title: (yours ? "◉  " : "○  ") + said
            current: yours
            enabled: root.lesson.canGuess // a guess can't be changed once the answer is visible
            iconPath: cameOut ? Theme.icon.check : wrong ? Theme.icon.close : ""
            focusPolicy: root.at === index ? Qt.StrongFocus : Qt.ClickFocus
            onActiveFocusChanged: root.at = activeFocus ? index : root.at
            onYoursChanged: later.restart()
            onClicked: root.lesson.guess(index)
            Accessible.role: Accessible.RadioButton
            toggles: true; on: yours
            Accessible.name: wrong ? qsTr("%1 (wrong)").arg(said) : said
            Keys.onReturnPressed: if (stood) root.settled()
            Keys.onEnterPressed: if (stood) root.settled()
            Keys.onUpPressed: root.go(index - 1)
            Keys.onDownPressed: root.go(index + 1)

            UtilisationBar {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                visible: choice.share >= 0
                use: choice.share
                foreground: Theme.color.accent
                Accessible.ignored: true
            }
        }
    }
}
