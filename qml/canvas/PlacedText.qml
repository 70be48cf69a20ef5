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
    readonly property real wanted: Math.max(Theme.captionSize, basis * Math.min(zoom, 1.5))
    property bool whole: false ///< Rather nothing than a part of it.
    property real slack: 1.45 ///< How far a whole text may reach over its place.
    readonly property real over: implicitWidth / Math.max(1, place.width * zoom)
    readonly property bool fits: room >= 12 && text !== "" && (whole ? over < slack : implicitWidth <= width + 1 || width > 3 * font.pixelSize)

    x: (place.x - origin.x) * zoom
    y: (place.y - origin.y) * zoom
    width: whole ? Math.max(implicitWidth, place.width * zoom) : place.width * zoom
    height: room
    opacity: fits ? 1 : 0
    font.pixelSize: Math.max(11, Math.min(wanted, room * 0.86))
    Accessible.ignored: true
}
