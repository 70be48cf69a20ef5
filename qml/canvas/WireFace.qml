// SPDX-License-Identifier: GPL-3.0-or-later
// One link with its label.
import QtQuick
import Boardset.App
import Boardset.Controls

WireItem {
    id: root

    required points
    required capacity
    required use
    required property rect labelPlace
    required property string label
    required property bool bottleneck
    required property bool address
    required property string description
    required property CanvasView view

    dashed: address
    ground: address ? Theme.color.strong : bottleneck ? Theme.color.badSoft : Theme.color.wire
    core: Theme.heat(use)
    opacity: view.move.active ? 0.45 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: description

    Behavior on use { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

    PlacedText {
        place: root.labelPlace
        origin: Qt.point(0, 0)
        zoom: root.zoom
        text: root.label
        strong: root.bottleneck
        muted: !root.bottleneck
        color: root.bottleneck ? Theme.color.bad : Theme.color.secondary
    }
}
