// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu: the first lesson, the glossary, the manual and the shortcuts.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Session session
    readonly property Commands commands: session.commands
    readonly property LessonView lesson: session.lesson

    text: qsTr("Help")
    iconPath: Theme.icon.help
    padding: Theme.gapHalf
    tip: qsTr("Lesson, glossary, manual and shortcuts")
    atRight: true

    AppMenuItem {
        text: qsTr("Lesson “%1”").arg(root.lesson.state.first)
        enabled: root.lesson.state.first !== ""
        onTriggered: root.lesson.start("")
    }
    AppMenuLine {}
    CommandItem { command: root.commands.of(Commands.Glossary) }
    CommandItem { command: root.commands.of(Commands.Manual) }
    CommandItem { command: root.commands.of(Commands.Help) }
    CommandItem { command: root.commands.of(Commands.Sheet) }
}
