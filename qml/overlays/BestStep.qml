// SPDX-License-Identifier: GPL-3.0-or-later
// One change of the result, and its gain.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string gain

    height: Math.max(name.height, gained.height)

    BodyText {
        id: name
        width: root.width - gained.width - Theme.gap
        text: root.title
    }
    BodyText {
        id: gained
        anchors.right: parent.right
        text: root.gain
        wrapMode: Text.NoWrap
        strong: true
    }
}
