// SPDX-License-Identifier: GPL-3.0-or-later
// Opens on the first screen what the command line asked for: "why:latency", "inspect:thread:4", "drawer:findings",
// "present".
import QtQuick
import Boardset.App

Timer {
    id: root

    required property Session session
    required property var overlays
    required property string what
    readonly property var words: what.split(":")

    interval: 1
    running: what !== "" && overlays
    onTriggered: {
        session.open(words);
        if (words[0] === "search")
            overlays.find(words[1] ?? "");
        else if (words[0] === "dialog")
            overlays.show(words[1]);
    }
}
