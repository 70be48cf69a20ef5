// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the view that the command line names, once the first frame is visible: "why:latency", "inspect:thread:4",
// "drawer:findings" or "present".
import QtQuick
import Boardset.App

Timer {
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
