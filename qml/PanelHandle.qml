// SPDX-License-Identifier: GPL-3.0-or-later
// The draggable line between two panels. Its grip is wider than the visible line.
import QtQuick
import QtQuick.Controls
import Boardset.Controls

Item {
    id: root

    property bool upright: true
    readonly property bool lit: SplitHandle.hovered || SplitHandle.pressed

    implicitWidth: Theme.hairline
    implicitHeight: Theme.hairline
    containmentMask: Item {
        x: root.upright ? -Theme.gapHalf : 0
        y: root.upright ? 0 : -Theme.gapHalf
        width: root.upright ? Theme.gap : root.width
        height: root.upright ? root.height : Theme.gap
    }

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: root.upright && root.lit ? -1 : 0
        anchors.topMargin: !root.upright && root.lit ? -1 : 0
        color: root.lit ? Theme.color.accent : Theme.color.hairline
    }
}
