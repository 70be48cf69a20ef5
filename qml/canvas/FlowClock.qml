// SPDX-License-Identifier: GPL-3.0-or-later
// How far the marks of flow have come: shown, played, paused and stepped by the user.
import QtQuick

FrameAnimation {
    id: root

    property bool shown: false
    property bool playing: true
    property bool still: false ///< Reduced motion: only steps.
    property real speed: 1
    property real phase: 0 ///< Pixels at full use.

    running: shown && playing && !still
    onTriggered: phase += frameTime * 90 * speed

    function step() { phase += 9 }
    function nextSpeed() { speed = speed >= 2 ? 0.5 : speed * 2 }
}
