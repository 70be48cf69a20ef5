// SPDX-License-Identifier: GPL-3.0-or-later
// The library: machines, options, parts, domains, scenarios.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session

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
        Repeater {
            model: root.session.library.machines

            LibraryRow {
                required property string machine
                required property int index

                width: parent.width
                focus: index === 0
                tip: detail
                onClicked: if (!current) root.session.files.requestMachine(machine)
            }
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
        Repeater {
            model: root.session.library.scenarios

            LibraryRow {
                required property string scenario
                required property string description

                width: parent.width
                tip: description
                onClicked: root.session.files.requestBundled(scenario)
            }
        }
        BodyText {
            visible: root.session.library.scenarios.count === 0
            width: parent.width
            leftPadding: Theme.gap
            text: qsTr("No scenario is bundled with this database.")
            wrapMode: Text.Wrap
            muted: true
        }
    }
}
