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
        AppMenu {
            id: recent
            title: qsTr("Open recent")
            enabled: root.session.preferences.recentFiles.length > 0
            widest: Math.round(360 * Math.max(1, Theme.textScale))

            Repeater {
                model: root.session.preferences.recentFiles

                AppMenuItem {
                    required property string modelData

                    text: modelData.substring(modelData.lastIndexOf("/") + 1)
                    detail: modelData
                    onTriggered: root.session.files.requestPath(modelData)
                }
            }
        }
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
