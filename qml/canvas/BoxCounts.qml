// SPDX-License-Identifier: GPL-3.0-or-later
// How many threads and pages a box holds, far out: one line each.
pragma ComponentBehavior: Bound
import QtQuick

Repeater {
    id: root

    required property rect place
    required property point origin
    required property real zoom
    required property var counts
    required property bool shown ///< The first line...
    required property bool both  ///< ...and the second.

    model: counts.length

    PlacedText {
        required property int index

        place: Qt.rect(root.place.x, root.place.y + index * root.place.height / 2, root.place.width, root.place.height / 2)
        origin: root.origin
        zoom: root.zoom
        text: root.counts[index] ?? ""
        shown: index === 0 ? root.shown : root.both
        muted: true
    }
}
