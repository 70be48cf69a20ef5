// SPDX-License-Identifier: GPL-3.0-or-later
// The guesses to choose from, each with what the class made of it. One stop of the Tab key, arrows go from one to the
// next, Space or Enter chooses, Enter once more goes on.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson
    property int at: 0 ///< Where the keyboard is or comes to.
    signal settled ///< What was chosen is chosen once more: on with it.

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
            property bool stood: false ///< Before the key that is pressed now, which clicks, too.

            Component.onCompleted: stood = yours
            Timer { id: later; interval: 0; onTriggered: choice.stood = choice.yours }

            width: root.width
            title: (yours ? "◉  " : "○  ") + said
            current: yours
            enabled: root.lesson.veiled // then it is kept
            iconPath: cameOut ? Theme.icon.check : ""
            focusPolicy: root.at === index ? Qt.StrongFocus : Qt.ClickFocus
            onActiveFocusChanged: root.at = activeFocus ? index : root.at
            onYoursChanged: later.restart()
            onClicked: root.lesson.guess(index)
            Accessible.role: Accessible.RadioButton
            toggles: true; on: yours
            Accessible.name: said
            Keys.onReturnPressed: if (stood) root.settled()
            Keys.onEnterPressed: if (stood) root.settled()
            Keys.onUpPressed: root.go(index - 1)
            Keys.onDownPressed: root.go(index + 1)

            UseBar {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                visible: choice.share >= 0
                use: choice.share
                ink: Theme.color.accent
                Accessible.ignored: true
            }
        }
    }
}
