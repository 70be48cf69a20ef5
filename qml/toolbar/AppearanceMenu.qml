// SPDX-License-Identifier: GPL-3.0-or-later
// The menu items for theme, presentation, generations, text size and motion.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppMenu {
    id: root

    required property Commands commands
    readonly property Preferences preferences: commands.session.preferences

    title: qsTr("Theme and text size")

    Repeater {
        model: [qsTr("Light"), qsTr("Dark"), qsTr("Print, greyscale"), qsTr("Projector, high contrast")]

        AppMenuItem {
            required property int index
            required property string modelData

            text: modelData
            current: root.preferences.theme === index
            onTriggered: root.preferences.theme = index
        }
    }
    AppMenuLine {}
    CommandItem { command: root.commands.present }
    CommandItem { command: root.commands.generations }
    AppMenuLine {}
    CommandItem { command: root.commands.larger }
    CommandItem { command: root.commands.smaller }
    AppMenuItem {
        text: qsTr("Text at %1 %").arg(root.preferences.textPercent)
        detail: enabled ? qsTr("Reset to 100 %") : ""
        enabled: root.preferences.textPercent !== 100
        onTriggered: root.preferences.textPercent = 100
    }
    AppMenuLine {}
    AppMenuItem {
        text: qsTr("Reduce motion")
        current: root.preferences.reducedMotion
        onTriggered: root.preferences.reducedMotion = !root.preferences.reducedMotion
    }
}
