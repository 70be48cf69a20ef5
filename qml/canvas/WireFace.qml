// SPDX-License-Identifier: GPL-3.0-or-later
// One link with its label.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property var points
    required property real capacity
    required property real use
    required property real forward
    required property real backward
    required property rect labelPlace
    required property string label
    required property bool bottleneck
    required property bool address
    required property string description
    required property real zoom
    required property CanvasView view
    required property FlowClock flow
    property real shownUse: use
    readonly property bool told: labelPlace.width > 0 && (bottleneck || view.labels >= BoxModel.FlowRank)

    z: 1
    opacity: view.move.active ? 0.45 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: description

    Behavior on shownUse { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }

    WireItem {
        points: root.points
        zoom: root.zoom
        capacity: root.capacity
        use: root.shownUse
        dashed: root.address
        ground: root.address ? Theme.color.strong : Theme.color.wire
        outline: root.bottleneck ? Theme.color.text : "transparent"
        core: Theme.heat(root.shownUse)
        forward: root.forward
        backward: root.backward
        phase: root.flow.shown ? root.flow.phase : -1
        mark: Theme.color.panel
    }
    // Qt 6.4 does not load bound components, so these reach out to root.
    // qmllint disable unqualified
    Loader {
        active: root.told
        sourceComponent: PlacedText {
            place: root.labelPlace
            origin: Qt.point(0, 0)
            zoom: root.zoom
            text: root.label
            shown: root.told
            strong: root.bottleneck
            muted: !root.bottleneck
            color: root.bottleneck ? Theme.color.bad : Theme.color.secondary
        }
    }
    // qmllint enable unqualified
}
