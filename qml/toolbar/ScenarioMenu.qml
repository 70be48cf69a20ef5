// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario button: the scenario's title, a dot while the scenario has unsaved changes, the other scenarios of the
// machine, and all file commands.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Commands commands
    readonly property Files files: commands.session.files
    readonly property LibraryView library: commands.session.library

    text: files.modified ? qsTr("● %1").arg(files.title) : files.title
    iconPath: Theme.icon.down
    opens: true
    tip: files.modified ? qsTr("Scenario (unsaved changes)") : qsTr("Scenario")

    AppMenu {
        id: others
        title: qsTr("Scenarios of %1").arg(root.library.machineTitle)
        enabled: !root.commands.session.resultsHidden && root.library.own > 0 // titles reveal a lesson's answer
        widest: Math.round(320 * Math.max(1, Theme.textScale))

        Instantiator { // the scenarios of other machines come later in the list and are omitted
            model: root.menu.visible ? root.library.scenarios : null
            onObjectAdded: (index, object) => {
                if (index < root.library.own) others.insertItem(index, object as AppMenuItem);
            }
            onObjectRemoved: (index, object) => others.removeItem(object as AppMenuItem)

            AppMenuItem {
                required property string scenario
                required property string title
                required current

                text: title
                onTriggered: root.files.requestBundled(scenario)
            }
        }
    }
    AppMenuLine {}
    CommandItem { command: root.commands.newScenario }
    CommandItem { command: root.commands.open }
    FilesMenu {
        title: qsTr("Open recent")
        files: root.commands.session.preferences.recentFiles
        onChosen: file => root.files.requestPath(file)
    }
    FilesMenu {
        title: qsTr("Saved edits")
        files: root.files.kept.files
        onChosen: file => root.files.requestRecoveredDocument(file)
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
