// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation of a hop, and its source.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string words
    required property string place

    BodyText {
        width: parent.width
        text: root.words
    }
    SourceLink {
        width: parent.width
        visible: root.place !== ""
        place: root.place
    }
}
