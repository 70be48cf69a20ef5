// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario button: its title, a dot while it has unsaved changes, the other scenarios of the machine, and all
// file commands.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppButton {
    id: root

    required property Files files
    required property LibraryView library
    property bool resultsHidden: false ///< True if a lesson still awaits a guess, and titles would reveal the answer.
    required property Preferences preferences
    required property Commands commands

    text: files.modified ? qsTr("● %1").arg(files.title) : files.title
    iconPath: Theme.icon.down
    opens: true
    popup: menu
    tip: files.modified ? qsTr("Scenario (unsaved changes)") : qsTr("Scenario")
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu

        AppMenu {
            id: others
            title: qsTr("Scenarios of %1").arg(root.library.machineTitle)
            enabled: !root.resultsHidden && root.library.own > 0
            widest: Math.round(320 * Math.max(1, Theme.textScale))

            Instantiator { // the scenarios of other machines come later in the list and are left out
                model: menu.visible ? root.library.scenarios : null
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
            files: root.preferences.recentFiles
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
}
