// SPDX-License-Identifier: GPL-3.0-or-later
// The toolbar: machine, scenario, undo and redo, search, export, theme and help.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Commands commands
    readonly property Session session: commands.session
    required property PanelLayout panelLayout
    /// True if only the search icon fits. Margins and icons do not become smaller with small text.
    readonly property bool compact: width < Math.max(1100 * Theme.textScale, 700 * Theme.textScale + 470)
    readonly property bool tight: width < 860 * Theme.textScale ///< True if most buttons are moved into one menu.

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
            visible: !root.tight
            tip: root.panelLayout.library ? qsTr("Hide the library") : qsTr("Show the library")
            onClicked: root.panelLayout.toggle("library")
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
            Layout.minimumWidth: Math.min(implicitWidth, root.width / 5)
            Layout.maximumWidth: implicitWidth
            focus: true
            session: root.session
        }
        ScenarioMenu {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.controlHeight * 2
            Layout.maximumWidth: implicitWidth
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
        PolicyMenu {
            commands: root.commands
            compact: root.compact
        }
        CompareChip {
            visible: !root.tight
            keys: root.commands.comparing
            compact: root.compact
        }
        Item { Layout.fillWidth: true }
        SearchButton {
            compact: root.compact
            keys: root.commands.find.keys
            onClicked: root.commands.find.activated()
        }
        PanelButtons {
            visible: !root.tight
            commands: root.commands
            panelLayout: root.panelLayout
        }
        MoreMenu {
            visible: root.tight
            commands: root.commands
            panelLayout: root.panelLayout
        }
    }
}
