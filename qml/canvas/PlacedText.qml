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
    readonly property real room: place.height * zoom
    readonly property real designed: basis / Theme.textScale * zoom ///< What its place was made for.
    readonly property real wanted: Math.max(Theme.captionSize, basis * Math.min(zoom, 1.5))
    property bool whole: false ///< Rather nothing than a part of it.
    property real slack: 1.45 ///< How far a whole text may reach over its place...
    property bool roomy: false ///< ...or up to the edge of its box.
    readonly property real limit: roomy ? parent.width - x - Theme.gapHalf : place.width * zoom * slack
    readonly property bool fits: room >= 9 && place.width > 0 && text !== "" && (whole ? implicitWidth <= limit : implicitWidth <= width + 1 || width > 3 * font.pixelSize)

    x: (place.x - origin.x) * zoom
    y: (place.y - origin.y) * zoom
    width: whole ? Math.max(implicitWidth, place.width * zoom) : place.width * zoom
    height: room
    opacity: fits ? 1 : 0
    font.pixelSize: Math.max(11, Math.min(wanted, room * 0.86, whole ? designed * 1.2 : wanted))
    Accessible.ignored: true
}
