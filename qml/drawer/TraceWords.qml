// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a hop, and where that is written.
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
