// SPDX-License-Identifier: GPL-3.0-or-later
// The domains of the open machine: which boards each has, and how to make and join them.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property ProblemView problem
    required property SetupView setup

    spacing: Theme.gapHalf

    Repeater {
        model: root.setup.domains

        DomainRow {
            width: root.width
            problem: root.problem
            setup: root.setup
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("Right-click a board to give it to a domain.")
    }
    Flow {
        width: parent.width
        spacing: Theme.gapWide

        LinkButton {
            text: qsTr("New domain")
            tip: qsTr("Add a domain without boards")
            onClicked: root.problem.refuse(qsTr("No domain can be added"), root.setup.addDomain())
        }
        LinkButton {
            visible: root.setup.divided
            text: qsTr("Join all")
            tip: qsTr("All boards together again, or one domain for each segment")
            onClicked: root.problem.refuse(qsTr("The domains cannot be joined"), root.setup.undivide())
        }
    }
}
