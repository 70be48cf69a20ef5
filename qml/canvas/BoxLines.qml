// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of text in a box: label at the left, value at the right.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Repeater {
    id: root

    required property rect place
    required property point origin
    required property real zoom
    required property var labels
    required property var values
    required property bool shown
    readonly property real pitch: place.height / Math.max(1, labels.length)

    model: labels.length

    Item {
        id: line
        required property int index
        readonly property rect row: Qt.rect(0, root.pitch * index, root.place.width, root.pitch)

        x: (root.place.x - root.origin.x) * root.zoom
        y: (root.place.y - root.origin.y) * root.zoom

        PlacedText {
            id: value
            place: line.row
            origin: Qt.point(0, 0)
            zoom: root.zoom
            text: root.values[line.index] ?? ""
            shown: root.shown && label.fits
            horizontalAlignment: Text.AlignRight
        }
        PlacedText {
            id: label
            place: line.row
            origin: Qt.point(0, 0)
            zoom: root.zoom
            limit: root.place.width * root.zoom - value.implicitWidth - Theme.gapHalf
            shown: root.shown
            text: root.labels[line.index] ?? ""
            muted: true
        }
    }
}
