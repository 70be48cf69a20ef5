// SPDX-License-Identifier: GPL-3.0-or-later
// The layers above the panels: notices, search, dialogs and explanations; also the shortcuts, which dialogs block.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property Session session
    required property Regions regions
    required property WindowScroller scroller
    readonly property bool busy: palette.visible || explanations.busy || help.visible || sheet.visible ||
        rename.visible || best.visible || ask.visible || overwrite.visible || files.visible

    /// Opens the dialog of a command.
    function open(id: int) {
        const dialog = {[Commands.Find]: palette, [Commands.Help]: help, [Commands.Sheet]: sheet,
            [Commands.Rename]: rename, [Commands.Best]: best}[id];
        if (!dialog && id !== Commands.Manual) return;
        session.canvas.drag.cancel(); // a click in the dialog must not drop a token on the diagram below
        dialog ? dialog.open() : help.openManual(explanations.words.visible ? "terms" :
            explanations.busy ? "sources" : regions.inDrawer ? "drawer" : "");
    }

    Component.onCompleted: root.session.files.noticeFirst()

    Binding { target: root.session.commands; property: "busy"; value: root.busy }
    Instantiator {
        model: root.session.commands.all
        delegate: Shortcut {
            required property Command modelData

            context: Qt.WindowShortcut
            sequences: [...modelData.state.sequences]
            enabled: modelData.state.enabled
            autoRepeat: modelData.repeats
            onActivated: modelData.run()
        }
    }

    Connections {
        target: root.session.files
        function onAskSave() { ask.open(); }
        function onAskOverwrite(gone) { overwrite.gone = gone; overwrite.open(); }
        function onChangesKept(sentence) { notice.say(sentence, true); }
        function onNotice(sentence) { notice.say(sentence, false); }
    }
    Connections {
        target: root.session.canvas
        function onNoticeChanged() { notice.follow(root.session.canvas.notice); }
    }
    Connections {
        target: root.session.commands
        function onWanted(id) { root.open(id); }
    }
    Connections {
        target: root.session
        function onViewWanted(view) { root.regions.turnTimeline(view); }
    }
    FileDrop {
        anchors.fill: parent
        enabled: !root.busy // a dialog's question must not change while it is open
        files: root.session.files
    }
    GenerationsPanel {
        x: root.regions.place.x
        width: root.regions.place.width
        height: root.height
        session: root.session
    }
    NoticeBar {
        id: notice
        silent: root.session.present.on // notices would cover the diagram that the audience is reading
        /// Height of the area for notices; leaves the diagram's own controls uncovered.
        readonly property real foot: root.regions.stage.visible ?
            root.regions.stage.height - Theme.controlHeight - Theme.gap2 : root.regions.place.height
        area: Qt.rect(root.regions.place.x, root.regions.y, root.regions.place.width, foot)
        shown: Qt.rect(root.scroller.contentX, 0, root.scroller.width, root.height - root.scroller.below)
        files: root.session.files
    }

    Binding { target: root.session.fileDialogs; property: "picture"; value: root.regions.stage }
    FileChooser {
        id: files
        dialogs: root.session.fileDialogs
    }
    Loader { id: systemFiles } // loads the dialog and its module when they are needed
    Connections {
        target: root.session.fileDialogs
        function onWanted() {
            if (!root.session.fileDialogs.ofSystem)
                files.ask();
            else if (!systemFiles.item)
                systemFiles.setSource("SystemFileDialog.qml", {dialogs: root.session.fileDialogs});
        }
    }
    SearchPalette {
        id: palette
        search: root.session.search
        setup: root.session.setup
    }
    HelpSheet {
        id: help
        session: root.session
    }
    ShortcutSheet {
        id: sheet
        commands: root.session.commands
    }
    Explanations {
        id: explanations
        anchors.fill: parent
        glossary: root.session.glossary
        source: root.session.source
    }
    RenameDialog {
        id: rename
        files: root.session.files
    }
    BestDialog {
        id: best
        session: root.session
    }
    AskSaveDialog {
        id: ask
        files: root.session.files
    }
    OverwriteDialog {
        id: overwrite
        files: root.session.files
        commands: root.session.commands
    }
}
