// SPDX-License-Identifier: GPL-3.0-or-later
// Passes sizes and durations of the window to the camera and the hover card.
import QtQml
import Boardset.App
import Boardset.Controls

QtObject {
    id: root

    required property Camera camera
    required property Hover hover
    required property size viewport
    required property real topInset
    required property real bottomInset

    // The insets are set with a delay: they depend on the level, which may itself depend on these properties.
    readonly property list<QtObject> bindings: [
        Binding { target: root.camera; property: "topInset"; value: root.topInset; delayed: true },
        Binding { target: root.camera; property: "bottomInset"; value: root.bottomInset; delayed: true },
        Binding { target: root.camera; property: "viewport"; value: root.viewport },
        Binding { target: root.camera; property: "duration"; value: Theme.calm * 1.5 },
        Binding { target: root.hover; property: "delay"; value: Theme.hoverDelay }
    ]
}
