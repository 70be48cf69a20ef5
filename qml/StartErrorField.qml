// SPDX-License-Identifier: GPL-3.0-or-later
// One section of the startup error: a small heading and its text.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string title
    required property string words
    property bool path: false ///< True if the text is a path, which has no spaces and may therefore wrap anywhere.

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
