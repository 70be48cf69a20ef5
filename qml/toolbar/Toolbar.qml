// SPDX-License-Identifier: GPL-3.0-or-later
// The toolbar: machine, scenario, undo and redo, search, export, look, help.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    required property Commands commands
    required property bool roomy ///< The library has room beside the canvas.
    readonly property bool compact: width < 1100 * Theme.textScale

    implicitHeight: Theme.barHeight
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Toolbar")

    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gapHalf

        AppButton {
            iconPath: Theme.icon.panelLeft
            enabled: root.roomy
            tip: !root.roomy ? qsTr("The library needs a wider window") : root.session.preferences.libraryOpen ? qsTr("Hide the library") : qsTr("Show the library")
            onClicked: root.session.preferences.libraryOpen = !root.session.preferences.libraryOpen
        }
        HeadingText {
            Layout.leftMargin: Theme.gapHalf
            Layout.rightMargin: Theme.gap
            visible: !root.compact
            text: qsTr("Boardset")
            elide: Text.ElideNone
        }
        MachineMenu {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.controlHeight * 2
            Layout.maximumWidth: implicitWidth
            focus: true
            session: root.session
        }
        ScenarioMenu {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.controlHeight * 2
            Layout.maximumWidth: implicitWidth
            session: root.session
            commands: root.commands
        }
        AppButton {
            iconPath: Theme.icon.undo
            tip: enabled ? qsTr("Undo: %1").arg(root.session.history.undoTitle) : qsTr("Nothing to undo")
            shortcut: root.commands.undo.keys
            enabled: root.session.history.canUndo
            onClicked: root.session.history.undo()
        }
        AppButton {
            iconPath: Theme.icon.redo
            tip: enabled ? qsTr("Redo: %1").arg(root.session.history.redoTitle) : qsTr("Nothing to redo")
            shortcut: root.commands.redo.keys
            enabled: root.session.history.canRedo
            onClicked: root.session.history.redo()
        }
        Item { Layout.fillWidth: true }
        SearchButton {
            compact: root.compact
            keys: root.commands.find.keys
            onClicked: root.commands.find.activated()
        }
        ExportMenu { commands: root.commands }
        ViewMenu {
            session: root.session
            commands: root.commands
        }
        AppButton {
            iconPath: Theme.icon.help
            tip: qsTr("Help")
            shortcut: root.commands.help.keys
            onClicked: root.commands.help.activated()
        }
        AppButton {
            iconPath: Theme.icon.panelBottom
            tip: root.session.preferences.drawerOpen ? qsTr("Hide the drawer") : qsTr("Show the drawer")
            onClicked: root.session.preferences.drawerOpen = !root.session.preferences.drawerOpen
        }
        AppButton {
            iconPath: Theme.icon.panelRight
            tip: root.session.preferences.answerOpen ? qsTr("Hide the answer") : qsTr("Show the answer")
            onClicked: root.session.preferences.answerOpen = !root.session.preferences.answerOpen
        }
    }
}
