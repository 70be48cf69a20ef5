// SPDX-License-Identifier: GPL-3.0-or-later
// The file block of the toolbar: the scenario's title with a dot if it has unsaved changes, below it the machine and
// where the scenario is stored. Its menu has all file commands.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    required property bool bare ///< True if the save button has only its icon.
    required property real saveWidth ///< Width of the save button with its text.
    readonly property Commands commands: session.commands
    readonly property Files files: session.files
    readonly property LibraryView library: session.library
    readonly property var saveTexts: [qsTr("Save"), qsTr("Save as…")]
    /// Machine and state in one line.
    readonly property string line: qsTr("%1 · %2").arg(library.state.machine).arg(files.state)

    MenuButton {
        id: button
        objectName: "fileBlock"
        anchors { left: parent.left; right: save.left; rightMargin: Theme.gapHalf }
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height - Theme.gap
        focus: true
        padding: Theme.gap
        text: root.files.title
        tip: qsTr("Scenario “%1” on %2 with %3").arg(text).arg(root.library.state.machine)
            .arg(root.library.state.detail)
        Accessible.name: qsTr("%1, %2").arg(text).arg(root.line)
        contentItem: ColumnLayout {
            spacing: 0

            Item { Layout.fillHeight: true }
            BodyText {
                objectName: "scenarioTitle"
                Layout.fillWidth: true
                text: root.files.modified ? qsTr("● %1").arg(button.text) : button.text
                strong: true
                font.pixelSize: root.bare ? Theme.captionSize : Theme.bodySize
                maximumLineCount: 2 // titles often differ only in their last words
                lineHeight: 0.85 // the same line height as on a button
            }
            CaptionText {
                objectName: "scenarioState"
                Layout.fillWidth: true
                text: root.line
                maximumLineCount: 2
                lineHeight: 0.85
            }
            Item { Layout.fillHeight: true }
        }

        CommandItem { command: root.commands.of(Commands.NewScenario) }
        CommandItem { command: root.commands.of(Commands.Open) }
        FilesMenu {
            title: qsTr("Open recent")
            files: root.session.preferences.recentFiles
            onChosen: file => root.files.requestPath(file)
        }
        FilesMenu {
            title: qsTr("Saved edits")
            files: root.files.kept.files
            onChosen: file => root.files.requestRecoveredDocument(file)
        }
        CommandItem { command: root.commands.of(Commands.Back) }
        AppMenuLine {}
        CommandItem { command: root.commands.of(Commands.Save) }
        CommandItem { command: root.commands.of(Commands.SaveAs) }
        CommandItem { command: root.commands.of(Commands.Rename) }
        AppMenuLine {}
        CommandItem { command: root.commands.of(Commands.CopyJson) }
        CommandItem { command: root.commands.of(Commands.Paste) }
        AppMenuLine {}
        CommandItem { command: root.commands.of(Commands.Quit) }
    }
    AppButton {
        id: save
        objectName: "saveButton"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: bare ? Theme.controlHeight : root.saveWidth
        bare: root.bare
        flat: false
        padding: Theme.gapHalf
        text: root.saveTexts[root.files.path === "" ? 1 : 0]
        iconPath: bare ? Theme.icon.save : ""
        tip: root.files.path === "" ? qsTr("Save the scenario to a file") : qsTr("Save to %1").arg(root.files.path)
        shortcut: root.commands.of(Commands.Save).keys
        onClicked: root.files.save()
    }
}
