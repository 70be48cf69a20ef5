// SPDX-License-Identifier: GPL-3.0-or-later
// Which document a source is, how it is cited, where the user's own copy is, and which place in it is looked at.
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
        text: root.source.numbers.count === 0 ? qsTr("No number of the library is taken from here.")
            : root.source.elsewhere ? qsTr("No number is taken from just this place. Those of the whole document:")
            : root.source.place === "" ? qsTr("The numbers that are taken from it:")
            : qsTr("What is taken from here; what stands at this very place in bold:")
    }
}
