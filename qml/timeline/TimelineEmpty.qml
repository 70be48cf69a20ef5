// SPDX-License-Identifier: GPL-3.0-or-later
// The empty state for a manual placement: explains replays and offers two ways to get one.
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

        ReplayOffer {
            width: root.columns > 1 ? (parent.width - parent.columnSpacing) * 0.5 : parent.width
            policy: root.policy
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
