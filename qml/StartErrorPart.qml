// SPDX-License-Identifier: GPL-3.0-or-later
// One part of the start error: a small title and its words.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string title
    required property string words
    property bool path: false ///< Has no spaces to wrap at.

    width: parent?.width ?? 0
    spacing: Theme.gapHalf

    SectionTitle { text: root.title }
    BodyText {
        width: parent.width
        text: root.words
        font.family: root.path ? Theme.mono : Theme.family
        wrapMode: root.path ? Text.WrapAnywhere : Text.Wrap
    }
}
