// SPDX-License-Identifier: GPL-3.0-or-later
// A machine or scenario that can be opened; the open one stands out.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

AbstractButton {
    id: root

    required property string title
    required property bool current
    property string detail: ""
    property string tip: ""

    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    Accessible.name: current ? qsTr("%1, open").arg(title) : title
    Accessible.description: tip

    Tip {
        visible: root.hovered && root.tip !== ""
        width: Math.min(implicitWidth, 320 * Theme.textScale)
        text: root.tip
    }

    contentItem: BodyText {
        text: root.title
        color: root.current ? Theme.color.accent : Theme.color.text
        strong: root.current
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: root.current ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
