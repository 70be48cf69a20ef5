// SPDX-License-Identifier: GPL-3.0-or-later
// Collects JavaScript garbage after a change is drawn. Otherwise the engine would collect garbage while it draws a
// change, which would delay the drawing by about ten milliseconds.
import QtQuick
import Boardset.App

Timer {
    id: root

    required property Session session
    property int changes: 0 ///< Number of changes since the last collection.
    readonly property Connections answered: Connections {
        target: root.session.answer
        function onChanged() { root.count(); }
    }
    readonly property Connections moved: Connections {
        target: root.session.canvas.drag
        function onChanged() { root.count(); }
    }
    function count() {
        changes++;
        start(); // not restart(): a pointer that keeps moving would postpone the collection indefinitely
    }

    interval: 30 // milliseconds; enough time to draw a frame
    onTriggered: {
        if (changes < 12) // the engine itself collects after about twenty steps of a replay
            return;
        changes = 0;
        gc();
    }
}
