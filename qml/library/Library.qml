// SPDX-License-Identifier: GPL-3.0-or-later
// The library: machines, options, parts, domains, scenarios.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    signal taken ///< A part is in the hand.

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    ScrollPane {
        anchors.fill: parent
        spacing: Theme.gapHalf
        margin: Theme.gapWide

        SectionTitle { text: qsTr("Machines"); leftPadding: Theme.gapHalf }
        MachineList {
            width: parent.width
            session: root.session
        }
        Item { width: 1; height: Theme.gap }
        SectionTitle { text: qsTr("Options"); leftPadding: Theme.gapHalf }
        Repeater {
            model: root.session.library.options

            OptionRow {
                width: parent.width
                session: root.session
            }
        }
        Item { width: 1; height: Theme.gap }
        SectionTitle { text: qsTr("Parts"); leftPadding: Theme.gapHalf }
        PartList {
            onTaken: root.taken()
            width: parent.width
            session: root.session
        }
        DomainList {
            width: parent.width
            topPadding: Theme.gap
            session: root.session
        }
        Item { width: 1; height: Theme.gap }
        SectionTitle { text: qsTr("Scenarios"); leftPadding: Theme.gapHalf }
        ScenarioList {
            width: parent.width
            session: root.session
        }
    }
}
