// SPDX-License-Identifier: GPL-3.0-or-later
// The tab of the side panel with lessons and scenarios, each by the question that they answer.
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session

    objectName: "learnPane"
    spacing: Theme.gap2

    Connections {
        target: root.session
        function onOpened() { scenarios.follow(); }
    }
    HoverHandler { id: over }
    StartCard {
        width: parent.width
        visible: root.session.lesson.state.offer !== "" && root.session.preferences.startCard
        session: root.session
    }
    LessonList {
        width: parent.width
        visible: root.session.lesson.state.progress !== ""
        session: root.session
    }
    Column {
        width: parent.width
        spacing: Theme.gapHalf
        visible: !root.session.resultsHidden // the descriptions of scenarios contain measured results

        SectionHead {
            width: parent.width
            title: qsTr("Scenarios")
        }
        ScenarioList {
            id: scenarios
            x: -Theme.gap // aligns the titles with the heading; the current row's background extends beyond them
            width: parent.width + 2 * Theme.gap
            session: root.session
            // The panel doesn't scroll while the pointer is over it.
            onTurned: row => { if (row?.visible && !root.session.lesson.state.open && !over.hovered) root.reveal(row); }
        }
    }
}
