// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario button: title, a dot while unsaved, and everything that is done with files.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppButton {
    id: root

    required property Session session
    required property Commands commands

    text: session.files.modified ? qsTr("● %1").arg(session.files.title) : session.files.title
    iconPath: Theme.icon.down
    opens: true
    opened: menu.visible
    tip: session.files.modified ? qsTr("Scenario: has changes that are not saved") : qsTr("Scenario")
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu

        CommandItem { command: root.commands.newScenario }
        CommandItem { command: root.commands.open }
        FilesMenu {
            title: qsTr("Open recent")
            files: root.session.preferences.recentFiles
            onChosen: file => root.session.files.requestPath(file)
        }
        FilesMenu {
            title: qsTr("Changes that were kept")
            files: root.session.files.kept.files
            onChosen: file => root.session.files.requestKept(file)
        }
        CommandItem { command: root.commands.back }
        AppMenuLine {}
        CommandItem { command: root.commands.save }
        CommandItem { command: root.commands.saveAs }
        CommandItem { command: root.commands.rename }
        AppMenuLine {}
        CommandItem { command: root.commands.copyJson }
        CommandItem { command: root.commands.paste }
        AppMenuLine {}
        CommandItem { command: root.commands.quit }
    }
}
