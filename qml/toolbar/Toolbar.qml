// SPDX-License-Identifier: GPL-3.0-or-later
// The toolbar. Each button has a fixed slot: neither the scenario's title nor the state of a button moves another one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    required property PanelLayout panelLayout
    readonly property Commands commands: session.commands
    readonly property CompareView compare: session.compare
    readonly property var setTexts: [qsTr("Set as A"), qsTr("Replace A")]

    readonly property real unit: Math.max(1, Theme.textScale)
    readonly property int wantedBlock: Math.round((width >= 1400 * unit ? 400 : 316) * unit)
    /// Width of the separators and margins between the slots.
    readonly property real between: 3 * line.width + 2 * Theme.gap + 3 * Theme.gapHalf
    readonly property real middle: slot(setTexts) + slot([compareMenu.text]) + slot([present.text]) +
        slot([exportMenu.text]) + slot([viewMenu.text])
    readonly property real ends: slot([undo.text]) + slot([redo.text]) + slot([helpMenu.text]) + find.least
    readonly property real spare: width - between - wantedBlock - middle - ends ///< Width left if all words are shown.
    /// True if Undo, Redo, Find and Help lose their words.
    readonly property bool bareEnds: width < 1100 * unit || spare < 0
    /// True if only icons fit, because the text is large.
    readonly property bool bare: width - between - wantedBlock - middle - 4 * Theme.controlHeight < 0
    readonly property int block: bare ? Math.min(wantedBlock, width - between - 9 * Theme.controlHeight) : wantedBlock

    /// Returns the width of a button that can have any of these texts.
    function slot(texts: var): real {
        if (metrics.height === 0) return 0; // reading the height makes bindings follow the font
        return Math.ceil(Math.max(...texts.map(each => metrics.advanceWidth(each)))) + 1 + Theme.iconSize +
            3 * Theme.gap;
    }

    implicitHeight: Theme.barHeight
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Toolbar")

    component CommandButton: AppButton {
        required property Command command
        property var texts: [text] ///< All texts that the button can have.

        Layout.preferredWidth: bare ? Theme.controlHeight : root.slot(texts)
        bare: root.bare
        padding: Theme.gapHalf
        shortcut: command.keys
        enabled: command.state.whyNot === ""
        onClicked: command.run()
    }
    component Line: Rectangle {
        width: 2 * Theme.gap + Theme.hairline
        height: Theme.iconSize * 1.5
        color: "transparent"

        Rectangle {
            x: Theme.gap
            width: Theme.hairline
            height: parent.height
            color: Theme.color.hairline
        }
    }

    FontMetrics {
        id: metrics
        font: undo.font
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    RowLayout {
        anchors { fill: parent; leftMargin: Theme.gap; rightMargin: Theme.gap }
        spacing: 0

        FileBlock {
            Layout.preferredWidth: root.block
            Layout.fillHeight: true
            focus: true
            session: root.session
            bare: root.bare
            saveWidth: root.slot(saveTexts) - Theme.iconSize // has an icon only without its text
        }
        Line { id: line }
        CommandButton {
            id: undo
            command: root.commands.of(Commands.Undo)
            bare: root.bareEnds
            text: qsTr("Undo")
            iconPath: Theme.icon.undo
            tip: enabled ? qsTr("Undo: %1").arg(root.session.history.state.undoTitle) : qsTr("Nothing to undo")
        }
        CommandButton {
            id: redo
            command: root.commands.of(Commands.Redo)
            bare: root.bareEnds
            text: qsTr("Redo")
            iconPath: Theme.icon.redo
            tip: enabled ? qsTr("Redo: %1").arg(root.session.history.state.redoTitle) : qsTr("Nothing to redo")
        }
        Line {}
        CommandButton {
            objectName: "setA"
            texts: root.setTexts
            command: root.commands.of(Commands.KeepA)
            text: root.setTexts[root.compare.state.hasA ? 1 : 0]
            iconPath: Theme.icon.letterA
            tip: root.compare.state.hasA ? qsTr("A is “%1” (%2). Replace it with the current scenario.")
                .arg(root.compare.state.nameA).arg(root.compare.state.answerA)
                : qsTr("Keep the current scenario as A, and compare all later changes with it")
        }
        CompareMenu {
            id: compareMenu
            Layout.preferredWidth: bare ? Theme.controlHeight : root.slot([text])
            bare: root.bare
            session: root.session
        }
        Line {}
        CommandButton {
            id: present
            command: root.commands.of(Commands.Present)
            text: qsTr("Present")
            iconPath: Theme.icon.present
            tip: qsTr("Show the diagram and the results on the whole screen, with large text")
        }
        ExportMenu {
            id: exportMenu
            Layout.preferredWidth: bare ? Theme.controlHeight : root.slot([text])
            bare: root.bare
            commands: root.commands
        }
        Item { Layout.fillWidth: true }
        SearchButton {
            id: find
            Layout.preferredWidth: bare ? Theme.controlHeight :
                Math.min(240 * root.unit, least + Math.max(0, root.spare - Theme.gap2))
            bare: root.bareEnds
            keys: root.commands.of(Commands.Find).keys
            onClicked: root.commands.of(Commands.Find).run()
        }
        ViewMenu {
            id: viewMenu
            Layout.leftMargin: Theme.gapHalf
            Layout.preferredWidth: bare ? Theme.controlHeight : root.slot([text])
            bare: root.bare
            session: root.session
            panelLayout: root.panelLayout
        }
        HelpMenu {
            id: helpMenu
            Layout.preferredWidth: bare ? Theme.controlHeight : root.slot([text])
            bare: root.bareEnds
            session: root.session
        }
    }
}
