// SPDX-License-Identifier: GPL-3.0-or-later
// Utilisation as a bar in heat colours. The number is always shown beside it, so colour isn't the only indication.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property real use
    property real limit: 1 ///< Utilisation that counts as saturated; if it is below 1, a tick marks it.
    property color foreground: Theme.color.heat(use)
    property real shown: use ///< The value drawn, which animates towards `use`.

    implicitWidth: 64
    implicitHeight: 6
    radius: height / 2
    color: Theme.color.track
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Utilisation %1 %").arg(Math.round(use * 100))

    Behavior on shown { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

    Rectangle {
        height: parent.height
        width: root.shown <= 0 ? 0 : Math.max(parent.height, parent.width * Math.min(1, root.shown))
        radius: parent.radius
        color: root.foreground
    }
    Rectangle {
        visible: root.limit < 1
        x: Math.round(root.width * root.limit)
        y: -2
        width: Math.max(1, Math.round(Theme.textScale))
        height: root.height + 4
        color: Theme.color.text
    }
}
