// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a source card: the document, its reference, the user's copy, and the cited location.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property SourceView source
    signal fileWanted

    spacing: Theme.gapHalf
    bottomPadding: Theme.gap

    BodyText {
        width: root.width
        strong: true
        text: root.source.title
    }
    CaptionText {
        width: root.width
        visible: text !== ""
        text: root.source.about
    }
    SourceCopy {
        width: root.width
        source: root.source
        onFileWanted: root.fileWanted()
    }
    HeadingText {
        width: root.width
        topPadding: Theme.gap2
        visible: root.source.place !== ""
        text: root.source.place
    }
    CaptionText {
        width: root.width
        topPadding: root.source.place === "" ? Theme.gap : 0
        text: root.source.numbers.count === 0 ? qsTr("The library uses no number from this source.")
            : root.source.elsewhere ? qsTr("No number is taken from this location. Numbers from the whole document:")
            : root.source.place === "" ? qsTr("Numbers taken from this source:")
            : qsTr("Numbers taken from this source; those at the cited location in bold:")
    }
}
