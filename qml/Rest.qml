// SPDX-License-Identifier: GPL-3.0-or-later
// Frees what scripts left behind shortly after a change was drawn: the engine would else do it in the middle of one.
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
        start();
    }

    interval: 30
    onTriggered: {
        if (changes < 12)
            return;
        changes = 0;
        gc();
    }
}
