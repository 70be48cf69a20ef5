// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios by what they answer: those of the open machine, then the other machines, whose scenarios
// unfold. One that opens is brought into view.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Files files
    required property LibraryView library
    signal turned(Item row) ///< To what is open now.

    spacing: Theme.gapHalf

    /// Brings what is open into view, when its rows are there.
    function follow() { later.start(); }
    function seek() {
        forceLayout();
        turned(Array.from(children).find(row => row.current === true) ?? null);
    }

    Timer {
        id: later
        interval: 1
        onTriggered: root.seek()
    }
    // qmllint disable unqualified
    Repeater {
        model: root.library.scenarios

        Column {
            id: row

            required property string machine
            required property string scenario
            required property string title
            required property string description
            required property bool current
            required property int count
            required property bool unfolded
            required property bool program
            required property string question
            required property string shows
            readonly property bool heading: scenario === ""

            width: parent.width

            // made where it is seen: most rows are folded or no heading. Not bound: Qt 6.4 makes nothing bound in it
            Loader {
                width: parent.width
                active: row.heading
                visible: active
                sourceComponent: FoldRow {
                    title: row.title
                    count: row.count
                    unfolded: row.unfolded
                    onClicked: root.library.fold(row.machine)
                }
            }
            Loader {
                width: parent.width
                active: row.question !== ""
                visible: active
                sourceComponent: ScenarioQuestion {
                    question: row.question
                    shows: row.shows
                }
            }
            Loader {
                width: parent.width
                active: !row.heading
                visible: active
                sourceComponent: LibraryRow {
                    title: row.current && root.files.modified ? qsTr("%1 (changed)").arg(row.title) : row.title
                    current: row.current
                    iconPath: row.program ? Theme.icon.play : ""
                    tip: row.program ? qsTr("A program, replayed step by step. %1").arg(row.description) :
                        row.description
                    onClicked: root.files.requestBundled(row.scenario)
                }
            }
        }
    }
    // qmllint enable unqualified
    BodyText {
        visible: root.library.scenarios.count === 0
        width: parent.width
        leftPadding: Theme.gap
        text: qsTr("No scenario is bundled with this database.")
        muted: true
    }
}
