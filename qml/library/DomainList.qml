// SPDX-License-Identifier: GPL-3.0-or-later
// The domains of the open machine with their boards, and buttons to add and join domains.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property SetupView setup: session.setup

    spacing: Theme.gapHalf

    Repeater {
        model: root.setup.domains

        RowLayout {
            id: row

            required property string name
            required property string segment
            required property string titles // of the boards

            width: root.width
            spacing: Theme.gap

            BodyText {
                Layout.alignment: Qt.AlignTop
                text: row.name
                strong: true
            }
            CaptionText {
                Layout.fillWidth: true
                text: row.titles
                Accessible.name: qsTr("Domain %1: %2").arg(row.name).arg(row.titles)
            }
            ChoiceBox {
                visible: root.setup.state.segments > 1 && root.setup.state.divided
                Layout.preferredHeight: Theme.rowHeight
                choices: [qsTr("segment 0"), qsTr("segment 1")]
                current: row.segment === "1" ? 1 : 0
                tip: qsTr("Segment of domain %1").arg(row.name)
                onChosen: index => root.session.refuse(qsTr("Can't change the segment"),
                    root.setup.setSegment(row.name, index))
            }
            LinkButton {
                visible: root.setup.state.divided && root.setup.domains.count > 1
                text: qsTr("Remove")
                tip: qsTr("Remove domain %1. Its boards then belong to no domain.").arg(row.name)
                onClicked: root.session.refuse(qsTr("Can't remove the domain"), root.setup.removeDomain(row.name))
            }
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
            onClicked: root.session.refuse(qsTr("Can't add a domain"), root.setup.addDomain())
        }
        LinkButton {
            visible: root.setup.state.divided
            text: qsTr("Join all")
            tip: qsTr("Assign all boards to one domain, or to one domain per segment")
            onClicked: root.session.refuse(qsTr("Can't join the domains"), root.setup.undivide())
        }
    }
}
