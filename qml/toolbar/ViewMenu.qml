// SPDX-License-Identifier: GPL-3.0-or-later
// The View menu: panels, theme, text size, motion and the generations of interconnects.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Session session
    required property PanelLayout panelLayout
    readonly property Commands commands: session.commands
    readonly property Preferences preferences: session.preferences

    text: qsTr("View")
    iconPath: Theme.icon.eye
    padding: Theme.gapHalf
    tip: qsTr("Panels, theme and text size")
    atRight: true

    AppMenuItem {
        text: qsTr("Side panel")
        current: root.panelLayout.library
        onTriggered: root.panelLayout.toggle("library")
    }
    AppMenuItem {
        text: qsTr("Results")
        current: root.panelLayout.answer
        onTriggered: root.panelLayout.showColumn(!current)
    }
    AppMenuItem {
        text: qsTr("Drawer: family, evidence, findings, history, trace, timeline, plots, why")
        current: root.panelLayout.drawer
        onTriggered: root.panelLayout.toggle("drawer")
    }
    AppMenuLine {}
    MenuItems {
        menu: root.menu
        at: 4
        model: [qsTr("Light"), qsTr("Dark"), qsTr("Print, greyscale"), qsTr("Projector, high contrast")]
        delegate: AppMenuItem {
            required property int index
            required property string modelData

            text: modelData
            current: root.preferences.theme === index
            onTriggered: root.preferences.theme = index
        }
    }
    AppMenuLine {}
    CommandItem { command: root.commands.of(Commands.Generations) }
    AppMenuLine {}
    CommandItem { command: root.commands.of(Commands.LargerText) }
    CommandItem { command: root.commands.of(Commands.SmallerText) }
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
