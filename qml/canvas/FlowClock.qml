// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of the flow animation. The user can show, play, pause and step the animation.
import QtQuick

FrameAnimation {
    property bool shown: false
    property bool playing: true
    property bool still: false ///< True for reduced motion: the animation advances only in steps.
    property bool idle: false ///< True if the arrow keys have another function now.
    property real speed: 1
    property real phase: 0 ///< Distance that marks travel at 100 % utilisation, in pixels.

    running: shown && playing && !still
    onTriggered: phase += frameTime * 90 * speed

    function step(direction: int) {
        shown = true;
        playing = false;
        phase += 9 * direction;
    }
    function nextSpeed() { speed = speed >= 2 ? 0.5 : speed * 2 }
    /// Handles Space: shows the flow, then pauses or resumes it; with reduced motion, steps it forward.
    function toggle() {
        if (still && shown)
            step(1);
        else
            playing = !shown || !playing;
        shown = true;
    }
    /// Steps the paused flow with the left and right arrow keys; returns true if the key was handled.
    function key(event: var): bool {
        const direction = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0;
        if (direction === 0 || idle || !shown || running || event.modifiers & ~Qt.KeypadModifier)
            return false;
        step(direction);
        return true;
    }
}
