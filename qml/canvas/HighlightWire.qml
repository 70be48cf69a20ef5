// SPDX-License-Identifier: GPL-3.0-or-later
// A lit link; its points run in the direction of travel.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property var points
    required property real zoom
    readonly property point end: points[points.length - 1]

    WireItem {
        points: root.points
        zoom: root.zoom
        capacity: 5 / root.zoom
        ground: Theme.color.accent
        core: Theme.color.accent
    }
    Rectangle {
        x: Math.round(root.end.x * root.zoom) - width / 2
        y: Math.round(root.end.y * root.zoom) - height / 2
        width: Theme.gapWide
        height: width
        radius: width / 2
        color: Theme.color.accent
        border.width: 2
        border.color: Theme.color.panel
    }
}
