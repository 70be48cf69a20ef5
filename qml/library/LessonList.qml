// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons, grouped by the question that they answer; one group is expanded at a time. Completed lessons have a
// check mark. The menu has the commands for guesses.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Column {
    id: root

    required property Session session
    readonly property LessonView lesson: session.lesson
    property string unfolded: "" ///< Question of the expanded group; empty if none.

    SectionHead {
        width: parent.width
        title: qsTr("Lessons")
        note: root.lesson.state.progress

        MenuButton {
            implicitHeight: Theme.rowHeight
            iconPath: Theme.icon.more
            tip: qsTr("Guesses and progress")
            atRight: true

            CommandItem {
                command: root.session.commands.of(Commands.SaveGuesses)
                detail: qsTr("Saves a file. With the extension .html, the file is a printable page.")
            }
            CommandItem {
                command: root.session.commands.of(Commands.OpenClass)
                detail: qsTr("For trainers: select any file of guesses. Boardset counts all files in the same folder.")
            }
            CommandItem { command: root.session.commands.of(Commands.ForgetGuesses) }
        }
    }
    // qmllint disable unqualified
    Repeater {
        model: root.lesson.lessons

        Column {
            id: row

            required property string lesson
            required property string title
            required property string group
            required property string tip
            required property int count
            required property bool current
            required property bool done
            readonly property bool open: root.unfolded === group

            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            onCurrentChanged: if (current) root.unfolded = group

            // Created on demand: most groups are collapsed. The component is not bound, because Qt 6.4 creates no bound
            // component in a Loader.
            Loader {
                width: parent.width
                active: row.count > 0
                visible: active
                sourceComponent: CollapsibleHeading {
                    title: row.group
                    count: row.count
                    unfolded: row.open
                    onClicked: root.unfolded = row.open ? "" : row.group
                }
            }
            Loader {
                width: parent.width
                active: row.open
                visible: active
                sourceComponent: LibraryRow {
                    leftPadding: Theme.gap3 + Theme.gapHalf
                    title: row.title
                    current: row.current
                    iconPath: row.done ? Theme.icon.check : ""
                    tip: row.done ? qsTr("Done. %1").arg(row.tip) : row.tip
                    onClicked: root.lesson.start(row.lesson)
                }
            }
        }
    }
    // qmllint enable unqualified
}
