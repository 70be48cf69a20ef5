// SPDX-License-Identifier: GPL-3.0-or-later
// A thread or a stack of pages in its place; it glides there when the place changes.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property string key
    required property int kind
    required property rect box
    required property string label
    required property string name
    required property real nameWidth
    required property int process
    required property string description
    required property real zoom
    required property CanvasView view

    readonly property bool selected: view.selected === key
    readonly property bool held: view.move.active && view.move.token === key
    readonly property bool still: !view.gliding
    readonly property bool inSight: x + width > -view.camera.x && y + height > -view.camera.y
        && x < view.camera.viewport.width - view.camera.x && y < view.camera.viewport.height - view.camera.y
    property real placeX: box.x
    property real placeY: box.y

    x: Math.round(placeX * zoom)
    y: Math.round(placeY * zoom)
    width: Math.round(box.width * zoom)
    height: Math.round(box.height * zoom)
    opacity: held ? 0.3 : 1
    z: selected ? 3 : 2

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.onPressAction: view.select(key)
    onActiveFocusChanged: if (activeFocus) root.view.select(root.key)
    onSelectedChanged: if (selected) root.forceActiveFocus()

    Behavior on placeX {
        enabled: !root.still
        NumberAnimation { duration: Theme.calm * 1.3; easing.type: Easing.OutCubic }
    }
    Behavior on placeY {
        enabled: !root.still
        NumberAnimation { duration: Theme.calm * 1.3; easing.type: Easing.OutCubic }
    }

    // Qt 6.4 does not load bound components, so these reach out to root.
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.inSight
        sourceComponent: TokenFace {
            kind: root.kind
            label: root.label
            ink: Theme.process(root.process)
            marked: root.selected
        }
    }
    Loader {
        active: root.nameWidth > 0 && root.inSight
        sourceComponent: PlacedText {
            shown: root.view.labels >= BoxModel.LineRank
            place: Qt.rect(root.box.width + 6, 0, root.nameWidth, root.box.height)
            origin: Qt.point(0, 0)
            zoom: root.zoom
            text: root.name
            muted: true
        }
    }
    // qmllint enable unqualified
}
