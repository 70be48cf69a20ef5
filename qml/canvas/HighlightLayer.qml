// SPDX-License-Identifier: GPL-3.0-or-later
// What is lit on the diagram: outlines around blocks, and links with a knob where they arrive.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Highlight highlight
    required property real zoom

    Repeater {
        model: root.highlight.wires

        HighlightWire {
            required property var modelData

            points: modelData
            zoom: root.zoom
        }
    }
    Repeater {
        model: root.highlight.boxes

        Rectangle {
            id: outline

            required property rect modelData

            x: Math.round(modelData.x * root.zoom) - 2
            y: Math.round(modelData.y * root.zoom) - 2
            width: Math.round(modelData.width * root.zoom) + 4
            height: Math.round(modelData.height * root.zoom) + 4
            radius: Theme.controlRadius
            color: "transparent"
            border.width: 3
            border.color: Theme.color.accent

            Rectangle {
                anchors.fill: parent
                radius: outline.radius
                color: Theme.color.accent
                opacity: 0.12
            }
        }
    }
}
