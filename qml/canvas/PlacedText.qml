// SPDX-License-Identifier: GPL-3.0-or-later
// Text in a place of the diagram: as large as the zoom makes it, never under 11 pixels, never outside its place.
import QtQuick
import Boardset.Controls

BodyText {
    id: root

    required property rect place ///< In the diagram's units.
    required property point origin ///< Of the parent, in the diagram's units.
    required property real zoom
    property real basis: Theme.captionSize
    property bool shown: true ///< Important enough at this zoom.
    property bool whole: false ///< May reach over its place a little.
    property real slack: 1.45 ///< How far a whole text may reach over its place...
    property bool roomy: false ///< ...or up to the edge of its box.
    property real reach: -1 ///< ...or up to here, where something else stands; in the diagram's units.
    readonly property int least: 11
    readonly property real spare: place.width * zoom - width ///< Below 0: what reaches over the place.
    readonly property real over: horizontalAlignment === Text.AlignRight ? spare
        : horizontalAlignment === Text.AlignHCenter ? spare / 2 : 0
    readonly property real room: place.height * zoom
    readonly property real designed: basis / Theme.textScale * zoom ///< What its place was made for.
    readonly property real wanted: Math.max(Theme.captionSize, basis * Math.min(zoom, 1.5))
    property real limit: reach >= 0 ? (reach - place.x) * zoom - Theme.gapHalf
        : roomy ? parent.width - (place.x - origin.x) * zoom - Theme.gapHalf : place.width * zoom * (whole ? slack : 1)
    /// By its width at the least size, which zooming does not change: once it fits, it fits at every nearer zoom.
    readonly property bool fits: room >= 9 && place.width > 0 && text !== "" && smallest.advanceWidth <= limit
    readonly property bool seen: opacity > 0

    x: (place.x - origin.x) * zoom + over
    y: (place.y - origin.y) * zoom
    width: whole ? Math.max(implicitWidth, place.width * zoom) : place.width * zoom
    height: room
    opacity: fits && shown ? 1 : 0
    font.pixelSize: Math.max(least, Math.floor(Math.min(wanted, room * 0.86, whole ? designed * 1.2 : wanted,
                                                        least * limit / Math.max(1, smallest.advanceWidth))))
    elide: Text.ElideNone
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    TextMetrics {
        id: smallest
        font.family: Theme.family // not root.font: that changes with the zoom, and this is measured once
        font.weight: root.strong ? Font.DemiBold : Font.Normal
        font.pixelSize: root.least
        text: root.text
    }
}
