// SPDX-License-Identifier: GPL-3.0-or-later
// One bandwidth as a bar with its value; the value opens its derivation.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property real length ///< Length in pixels.
    required property bool filled
    required property string value
    required property string tip
    required property string remark
    signal whyWanted

    height: Math.round(20 * Math.max(1, Theme.textScale))
    spacing: Theme.gap

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(2, root.length)
        height: Theme.gapWide
        radius: 2
        color: root.filled ? Theme.color.accent : Theme.color.raised
        border.width: root.filled ? 0 : Theme.hairline
        border.color: Theme.color.secondary
    }
    LinkButton {
        anchors.verticalCenter: parent.verticalCenter
        text: root.value
        strong: root.filled
        tip: root.tip
        onClicked: root.whyWanted()
    }
    CaptionText {
        height: parent.height
        text: root.remark
    }
}
