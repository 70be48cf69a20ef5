// SPDX-License-Identifier: GPL-3.0-or-later
// All steps of a replay; the current one shows its reason.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppListView {
    id: root

    required property Session session
    readonly property TimelineView timeline: session.timeline
    readonly property int at: timeline.at
    readonly property var icons: ({
        home: Theme.icon.home, run: Theme.icon.thread, memory: Theme.icon.pages, advice: Theme.icon.advice,
        processor: Theme.icon.chip, board: Theme.icon.board, set: Theme.icon.group, tunable: Theme.icon.sliders,
        time: Theme.icon.clock, refused: Theme.icon.warning
    })

    function show() {
        shown.again = 3;
        shown.restart();
    }

    activeFocusOnTab: true
    model: timeline.steps
    currentIndex: at
    keyNavigationEnabled: false
    reuseItems: true
    highlightFollowsCurrentItem: false
    onAtChanged: { positionViewAtIndex(at, ListView.Contain); show(); }
    onCountChanged: show()
    onHeightChanged: show()
    Keys.onUpPressed: timeline.step(-1)
    Keys.onDownPressed: timeline.step(1)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Steps")
    delegate: StepLine {
        width: ListView.view.width
        timeline: root.timeline
        icons: root.icons
        onWhyWanted: fact => root.session.why.explain("fact:" + fact)
    }

    Timer { // repeats the scrolling, because rows get their heights over several frames
        id: shown
        property int again: 0
        interval: 20
        onTriggered: {
            root.at + 1 === root.count ? root.positionViewAtEnd() : root.positionViewAtIndex(root.at, ListView.Contain);
            if (shown.again-- > 0) shown.start();
        }
    }
}
