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
        choices.itemAt(index)?.forceActiveFocus(reason);
    }

    Repeater {
        id: choices
        model: root.lesson.choices

        FocusScope {
            id: choice

            required property int index
            required property string said
            required property bool yours
            required property bool cameOut
            required property real share
            required property string title
            required property string text ///< Text of the question, for its first choice; otherwise empty.
            /// True if this choice was selected and the answer is another.
            readonly property bool wrong: yours && !cameOut && root.lesson.state.settled
            property bool stood: false ///< True if the choice was selected before the current key press.

            Component.onCompleted: stood = yours
            Timer { id: later; interval: 0; onTriggered: choice.stood = choice.yours }

            width: root.width
            height: content.height
            onActiveFocusChanged: root.at = activeFocus ? index : root.at
            onYoursChanged: later.restart()

            Column {
                id: content
                width: choice.width
                spacing: Theme.gapHalf

                BodyText {
                    width: parent.width
                    topPadding: choice.index > 0 ? Theme.gap : 0
                    visible: choice.text !== ""
                    strong: true
                    text: choice.title
                }
                BodyText {
                    width: parent.width
                    visible: choice.text !== ""
                    muted: true
                    text: choice.text
                }
                LibraryRow {
                    width: parent.width
                    focus: true
                    title: (choice.yours ? "◉  " : "○  ") + choice.said
                    current: choice.yours
                    enabled: root.lesson.state.canGuess // a guess can't be changed once the answer is visible
                    iconPath: choice.cameOut ? Theme.icon.check : choice.wrong ? Theme.icon.close : ""
                    focusPolicy: root.at === choice.index ? Qt.StrongFocus : Qt.ClickFocus
                    onClicked: root.lesson.guess(choice.index)
                    Accessible.role: Accessible.RadioButton
                    toggles: true; on: choice.yours
                    Accessible.name: choice.wrong ? qsTr("%1 (wrong)").arg(choice.said) : choice.said
                    Accessible.description: choice.title
                    Keys.onReturnPressed: if (choice.stood) root.settled()
                    Keys.onEnterPressed: if (choice.stood) root.settled()
                    Keys.onUpPressed: root.go(choice.index - 1)
                    Keys.onDownPressed: root.go(choice.index + 1)

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
    }
    BodyText {
        width: root.width
        visible: text !== ""
        strong: true
        text: root.lesson.state.score
    }
}
