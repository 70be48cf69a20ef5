// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of a box: what is busiest in it, how busy in figures, and a bar in heat colours.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property rect place
    required property point origin
    required property real zoom
    required property string label
    required property string figure
    required property real use
    property bool strong: false
    property bool shown: true ///< The figure...
    property bool named: true ///< ...and what it is of.
    readonly property bool idle: label === ""
    readonly property rect row: Qt.rect(0, 0, place.width, Math.max(0, place.height - 6))

    x: (place.x - origin.x) * zoom
    y: (place.y - origin.y) * zoom
    width: place.width * zoom
    height: place.height * zoom

    PlacedText {
        id: figureText
        place: root.row
        origin: Qt.point(0, 0)
        zoom: root.zoom
        text: root.figure
        shown: root.shown
        strong: !root.idle
        color: root.strong ? Theme.color.bad : root.idle ? Theme.color.secondary : Theme.color.text
        horizontalAlignment: Text.AlignRight
    }
    PlacedText {
        place: root.row
        origin: Qt.point(0, 0)
        zoom: root.zoom
        limit: root.place.width * root.zoom - figureText.implicitWidth - Theme.gapHalf
        text: root.label
        shown: root.named
        strong: root.strong
        muted: !root.strong
        color: root.strong ? Theme.color.bad : Theme.color.secondary
    }
    UseBar {
        visible: root.place.width > 0
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.max(3, Math.round(4 * Math.min(1.5, root.zoom)))
        use: root.use
    }
}
