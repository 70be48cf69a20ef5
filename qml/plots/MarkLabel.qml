// SPDX-License-Identifier: GPL-3.0-or-later
// A short label on a plot, with a background that covers the lines.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property string text
    property bool strong: false

    implicitWidth: words.implicitWidth + Theme.gapHalf
    implicitHeight: words.implicitHeight
    radius: Theme.smallRadius
    color: Qt.alpha(Theme.color.panel, 0.85)

    CaptionText {
        id: words
        anchors.centerIn: parent
        muted: false
        font.weight: root.strong ? Font.DemiBold : Font.Normal
        text: root.text
    }
}
