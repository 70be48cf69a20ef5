// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas alone in a window, for tests and visual checks.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Canvas
import Boardset.Controls

ApplicationWindow {
    id: root

    required property CanvasView view
    required property int theme
    required property bool reducedMotion
    required property real textScale
    property alias canvas: canvas

    visible: true
    title: "Canvas"
    color: Theme.color.ground

    Binding { target: Theme; property: "name"; value: root.theme }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Binding { target: Theme; property: "reducedMotion"; value: root.reducedMotion }

    Canvas {
        id: canvas
        anchors.fill: parent
        focus: true
        view: root.view
    }
}
