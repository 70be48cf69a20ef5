// SPDX-License-Identifier: GPL-3.0-or-later
// Frees what scripts left behind when a change has been drawn: the engine would else do it in the middle of one, for
// some ten milliseconds.
import QtQuick
import Boardset.App

Timer {
    id: root

    required property Session session
    property int changes: 0 ///< Since it was done.
    readonly property Connections answered: Connections {
        target: root.session.answer
        function onChanged() { root.count(); }
    }
    readonly property Connections moved: Connections {
        target: root.session.canvas.move
        function onChanged() { root.count(); }
    }
    function count() {
        changes++;
        start(); // no restart: a hand that does not rest would put it off for ever
    }

    interval: 30 // a frame has come by then
    onTriggered: {
        if (changes < 12) // the engine does it after some twenty steps of a replay
            return;
        changes = 0;
        gc();
    }
}
