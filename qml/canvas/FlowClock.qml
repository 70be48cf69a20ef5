// SPDX-License-Identifier: GPL-3.0-or-later
// How far the marks of flow have come: shown, played, paused and stepped by the user.
import QtQuick

FrameAnimation {
    id: root

    property bool shown: false
    property bool playing: true
    property bool still: false ///< Reduced motion: only steps.
    property bool idle: false ///< The arrow keys have something else to do.
    property real speed: 1
    property real phase: 0 ///< Pixels at full use.

    running: shown && playing && !still
    onTriggered: phase += frameTime * 90 * speed

    function step(way: int) {
        shown = true;
        playing = false;
        phase += 9 * way;
    }
    function nextSpeed() { speed = speed >= 2 ? 0.5 : speed * 2 }
    /// Space: shows, then stops and goes on; without motion, a step.
    function toggle() {
        if (still && shown)
            step(1);
        else
            playing = !shown || !playing;
        shown = true;
    }
    /// While it stands still, the arrow keys step. True if the key was one of them.
    function key(event: var): bool {
        const way = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0;
        if (way === 0 || idle || !shown || running || event.modifiers & ~Qt.KeypadModifier)
            return false;
        step(way);
        return true;
    }
}
