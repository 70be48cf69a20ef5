// SPDX-License-Identifier: GPL-3.0-or-later
// The domains of the open machine with their boards, and buttons to add and join domains.
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
        text: qsTr("Right-click a board to assign it to a domain.")
    }
    Flow {
        width: parent.width
        spacing: Theme.gapWide

        LinkButton {
            text: qsTr("New domain")
            tip: qsTr("Add a domain without boards")
            onClicked: root.problem.refuse(qsTr("Can't add a domain"), root.setup.addDomain())
        }
        LinkButton {
            visible: root.setup.divided
            text: qsTr("Join all")
            tip: qsTr("Assign all boards to one domain, or to one domain per segment")
            onClicked: root.problem.refuse(qsTr("Can't join the domains"), root.setup.undivide())
        }
    }
}
