// SPDX-License-Identifier: GPL-3.0-or-later
// The layers above the panels: notices, search, dialogs and explanations.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property Session session
    required property Commands commands
    required property Regions regions
    required property WindowScroller scroller
    readonly property bool busy: palette.visible || explanations.busy || help.visible || sheet.visible ||
        rename.visible || best.visible || ask.visible || overwrite.visible || files.busy

    function show(name: string) {
        session.canvas.drag.cancel(); // a click in the dialog must not drop a token on the diagram below
        const panels = {search: palette, help: help, sheet: sheet, rename: rename, best: best,
            generations: generations, words: explanations.words};
        const place = explanations.words.visible ? "terms" : explanations.busy ? "sources" :
            regions.inDrawer ? "drawer" : "";
        panels[name] ? panels[name].open() : name === "manual" ? help.openManual(place) : files.show(name);
    }
    function explain() {
        if (!session.glossary.explain())
            session.files.notice(qsTr("No glossary term here. Press Ctrl+K to search for a term."));
    }
    function find(words: string) { show("search"); session.search.query = words; }

    Component.onCompleted: root.session.files.noticeFirst()

    Connections {
        target: root.session.files
        function onAskSave() { ask.open(); }
        function onAskOverwrite(gone) { overwrite.gone = gone; overwrite.open(); }
        function onChangesKept(sentence) { notice.say(sentence, true); }
        function onChooseSaveFile() { files.show("save"); }
        function onNotice(sentence) { notice.say(sentence, false); }
    }
    Connections {
        target: root.session.canvas
        function onNoticeChanged() { notice.follow(root.session.canvas.notice); }
    }
    Connections {
        target: root.session.search
        function onCommandChosen(index) {
            const command = root.commands.all[index];
            command.possible ? command.activated()
                : notice.say(qsTr("%1: not available now").arg(command.title), false);
        }
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
        id: generations
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
        backPossible: root.session.files.canGoBack
        onBackWanted: root.session.files.back()
    }

    FileDialogs {
        id: files
        anchors.fill: parent
        session: root.session
        picture: root.regions.stage
    }
    SearchPalette {
        id: palette
        search: root.session.search
        setup: root.session.setup
        commands: root.commands
        preferences: root.session.preferences
    }
    HelpSheet {
        id: help
        session: root.session
        onWordsWanted: root.session.glossary.open("")
        onShortcutsWanted: sheet.open()
    }
    ShortcutSheet {
        id: sheet
        commands: root.commands
    }
    Explanations {
        id: explanations
        anchors.fill: parent
        glossary: root.session.glossary
        source: root.session.source
        onFileWanted: files.show("document")
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
        onSaveAsWanted: files.show("save")
    }
}
