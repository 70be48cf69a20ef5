// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu: the first lesson, the glossary, the manual and the shortcuts.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Commands commands
    readonly property LessonView lesson: commands.session.lesson

    text: qsTr("Help")
    iconPath: Theme.icon.help
    padding: Theme.gapHalf
    tip: qsTr("Lesson, glossary, manual and shortcuts")
    atRight: true

    AppMenuItem {
        text: qsTr("Lesson “%1”").arg(root.lesson.first)
        enabled: root.lesson.first !== ""
        onTriggered: root.lesson.start("")
    }
    AppMenuLine {}
    CommandItem { command: root.commands.words }
    CommandItem { command: root.commands.manual }
    CommandItem { command: root.commands.help }
    CommandItem { command: root.commands.sheet }
}
