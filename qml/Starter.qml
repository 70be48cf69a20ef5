// SPDX-License-Identifier: GPL-3.0-or-later
// Opens on the first screen what the command line asked for: "why:latency", "inspect:thread:4", "drawer:findings".
import QtQuick
import Boardset.App

Timer {
    id: root

    required property Session session
    required property Overlays overlays
    required property Regions regions
    required property string what
    readonly property var words: what.split(":")
    readonly property string rest: words.slice(2).join(":")

    interval: 1
    running: what !== ""
    onTriggered: ({
        why: () => session.why.show(words[1], rest),
        inspect: () => session.goTo(words[1], rest),
        drawer: () => {
            regions.tab = ["evidence", "findings", "history", "trace", "timeline", "plots"].indexOf(words[1]);
            session.plots.current = regions.tab === 5 ? Number(words[2] ?? 0) : -1;
            regions.timelineView = Math.max(0, ["throughput", "loads", "settings", "solaris"].indexOf(words[2]));
        },
        search: () => overlays.find(words[1]),
        dialog: () => overlays.show(words[1])
    })[words[0]]?.()
}
