// SPDX-License-Identifier: GPL-3.0-or-later
// A word that opens something: "Why?", a source.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    property string tip: ""
    property bool strong: false

    hoverEnabled: true
    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(implicitContentHeight, Theme.gap2)
    Accessible.role: Accessible.Link
    Accessible.name: tip === "" ? text : tip

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip {
        visible: root.hovered && root.tip !== ""
        text: root.tip
    }

    contentItem: BodyText {
        text: root.text
        color: Theme.color.accent
        strong: root.strong
        font.underline: root.hovered
        font.pixelSize: Theme.bodySize
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
}
