// SPDX-License-Identifier: GPL-3.0-or-later
// What explains: the meaning below a word, the page of words, the card of a source.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property alias words: words
    readonly property bool busy: words.visible || source.visible

    Connections {
        target: root.session.glossary
        function onWanted() { words.open(); }
    }
    Connections {
        target: root.session
        function onSourceWanted(place, citation) { source.place = place; source.citation = citation; source.open(); }
    }
    WordsDialog {
        id: words
        glossary: root.session.glossary
    }
    SourceCard {
        id: source
        place: ""
        citation: ""
    }
    TermTip {
        glossary: root.session.glossary
    }
}
