// SPDX-License-Identifier: GPL-3.0-or-later
// The empty state for a manual placement: explains replays and offers two ways to create a replay.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session
    readonly property PolicyView policy: session.policy
    readonly property int columns: width > 620 * Theme.textScale && policy.programs.count > 0 ? 2 : 1

    margin: Theme.gap2
    gutter: Theme.gap

    Grid {
        width: parent.width
        columns: root.columns
        columnSpacing: Theme.gap4
        rowSpacing: Theme.gap2

        Column {
            width: root.columns > 1 ? (parent.width - parent.columnSpacing) * 0.5 : parent.width
            spacing: Theme.gap

            BodyText {
                width: parent.width
                strong: true
                text: root.policy.state.applies ? qsTr("Manual placement: nothing to replay yet") :
                    qsTr("No operating system places threads and pages here")
            }
            BodyText {
                width: parent.width
                muted: true
                text: !root.policy.state.applies ?
                    qsTr("A replay shows how an operating system places threads and pages, decision by decision. %1")
                    .arg(root.policy.state.whyNot)
                    : qsTr("A replay runs a program under an operating system, decision by decision. It shows the " +
                        "home board of each thread, the location of each page, and the reasons. Step forward and " +
                        "back, and try other settings from any step.")
            }
            AppButton {
                primary: true
                visible: root.policy.state.applies
                enabled: root.policy.state.replayable
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Replay this placement under %1").arg(root.policy.state.newestTitle)
                tip: qsTr("The system places the same threads and pages. You can undo this.")
                onClicked: root.policy.replayUnder(root.policy.state.newest)
            }
            CaptionText {
                width: parent.width
                visible: root.policy.state.applies && text !== ""
                text: root.policy.state.replayable ? root.policy.state.beside :
                    qsTr("Add a thread first. A program needs one.")
            }
        }
        Column {
            width: root.columns > 1 ? (parent.width - parent.columnSpacing) * 0.5 : parent.width
            visible: root.policy.programs.count > 0
            spacing: Theme.gapHalf

            SectionTitle {
                width: parent.width
                bottomPadding: Theme.gapHalf
                text: qsTr("Programs for this machine")
            }
            Repeater {
                model: root.policy.programs

                LibraryRow {
                    required property string scenario
                    required property string description

                    x: -Theme.gap
                    width: parent.width
                    current: false
                    tip: description
                    onClicked: root.session.files.requestBundled(scenario)
                }
            }
        }
    }
}
