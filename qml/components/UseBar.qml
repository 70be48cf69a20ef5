// SPDX-License-Identifier: GPL-3.0-or-later
// Utilisation as a bar in heat colours; the number stands beside it, never the colour alone.
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    required property real use
    property real limit: 1 ///< From which use it is full; where that is not all of it, a tick stands there.
    property color ink: Theme.heat(use)
    property real shown: use ///< On its way there; a bar that becomes longer or shorter is filled at once.

    implicitWidth: 64
    implicitHeight: 6
    radius: height / 2
    color: Theme.color.track
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%1 % used").arg(Math.round(use * 100))

    Behavior on shown { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

    Rectangle {
        height: parent.height
        width: root.shown <= 0 ? 0 : Math.max(parent.height, parent.width * Math.min(1, root.shown))
        radius: parent.radius
        color: root.ink
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
