// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios, grouped by the question that they answer. The scenarios of the open machine come first; those
// of the other machines can be expanded. An opened scenario is scrolled into view.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property Files files: session.files
    readonly property LibraryView library: session.library
    signal turned(Item row) ///< Requests to scroll to the row of the open scenario.

    spacing: Theme.gapHalf

    /// Scrolls to the open scenario once its rows exist.
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

            // Created on demand: most groups are collapsed. The component is not bound, because Qt 6.4 creates no bound
            // component in a Loader.
            Loader {
                width: parent.width
                active: row.heading
                visible: active
                sourceComponent: CollapsibleHeading {
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
                sourceComponent: Column { // a question, and what the scenarios that answer it show
                    id: asked

                    topPadding: Theme.gapWide
                    bottomPadding: Theme.gapHalf
                    leftPadding: Theme.gap
                    rightPadding: Theme.gap
                    Accessible.role: Accessible.Heading
                    Accessible.name: qsTr("%1 %2").arg(row.question).arg(row.shows)

                    CaptionText {
                        width: asked.width - 2 * Theme.gap
                        text: row.question
                        color: Theme.color.text
                        font.weight: Font.DemiBold
                    }
                    CaptionText {
                        width: asked.width - 2 * Theme.gap
                        text: row.shows
                    }
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
                    tip: row.program ? qsTr("A program that is replayed step by step. %1").arg(row.description) :
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
        text: qsTr("This database has no bundled scenarios.")
        muted: true
    }
}
