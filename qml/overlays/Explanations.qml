// SPDX-License-Identifier: GPL-3.0-or-later
// The items that explain terms and sources: the term tooltip, the glossary and the source card.
import QtQuick
import Boardset.App

Item {
    id: root

    required property GlossaryView glossary
    required property SourceView source
    readonly property alias words: words
    readonly property bool busy: words.visible || card.visible

    Connections {
        target: root.glossary
        function onWanted() { words.open(); }
    }
    Connections {
        target: root.source
        function onWanted() { card.open(); }
    }
    GlossaryDialog {
        id: words
        glossary: root.glossary
    }
    SourceCard {
        id: card
        source: root.source
    }
    GlossaryTip {
        glossary: root.glossary
    }
}
