// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios: those of the open machine, grouped by the question that they answer, and then those of each
// other machine. One group is expanded at a time. An opened scenario is scrolled into view.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property Files files: session.files
    readonly property LibraryView library: session.library
    signal turned(Item row) ///< Requests to scroll to the row of the open scenario.

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

            required property string group
            required property string scenario
            required property string title
            required property string description
            required property bool current
            required property bool program
            required property int count
            required property bool unfolded

            width: parent.width

            // Created on demand. The components are not bound, because Qt 6.4 creates no bound component in a Loader.
            Loader {
                width: parent.width
                active: row.scenario === ""
                visible: active
                sourceComponent: CollapsibleHeading {
                    title: row.title
                    count: row.count
                    tip: row.description
                    unfolded: row.unfolded
                    onClicked: root.library.fold(row.group)
                }
            }
            Loader {
                width: parent.width
                active: row.scenario !== ""
                visible: active
                sourceComponent: LibraryRow {
                    leftPadding: Theme.gap3 + Theme.gapHalf
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
