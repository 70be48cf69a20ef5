// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios: those of the open machine, then the other machines, whose scenarios unfold.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session

    spacing: Theme.gapHalf

    Repeater {
        model: root.session.library.scenarios

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
            readonly property bool heading: scenario === ""

            width: parent.width

            FoldRow {
                width: parent.width
                visible: row.heading
                title: row.title
                count: row.count
                unfolded: row.unfolded
                onClicked: root.session.library.fold(row.machine)
            }
            LibraryRow {
                width: parent.width
                visible: !row.heading
                title: row.title
                current: row.current
                iconPath: row.program ? Theme.icon.play : ""
                tip: row.program ? qsTr("A program, replayed step by step. %1").arg(row.description) : row.description
                onClicked: root.session.files.requestBundled(row.scenario)
            }
        }
    }
    BodyText {
        visible: root.session.library.scenarios.count === 0
        width: parent.width
        leftPadding: Theme.gap
        text: qsTr("No scenario is bundled with this database.")
        muted: true
    }
}
