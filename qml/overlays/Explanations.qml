// SPDX-License-Identifier: GPL-3.0-or-later
// What explains: the meaning below a word, the page of words, the card of a source.
import QtQuick
import Boardset.App

Item {
    id: root

    required property GlossaryView glossary
    required property SourceView source
    readonly property alias words: words
    signal fileWanted ///< The user's copy of the source that is shown.
    readonly property bool busy: words.visible || card.visible

    Connections {
        target: root.glossary
        function onWanted() { words.open(); }
    }
    Connections {
        target: root.source
        function onWanted() { card.open(); }
    }
    WordsDialog {
        id: words
        glossary: root.glossary
    }
    SourceCard {
        id: card
        source: root.source
        onFileWanted: root.fileWanted()
    }
    TermTip {
        glossary: root.glossary
    }
}
