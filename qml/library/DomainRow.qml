// SPDX-License-Identifier: GPL-3.0-or-later
// One domain: its name, its boards, its segment, and a button that removes it.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property ProblemView problem
    required property SetupView setup
    required property string domain
    required property int segment
    required property string boards

    spacing: Theme.gap

    BodyText {
        Layout.alignment: Qt.AlignTop
        text: root.domain
        strong: true
    }
    CaptionText {
        Layout.fillWidth: true
        text: root.boards
        Accessible.name: qsTr("Domain %1: %2").arg(root.domain).arg(root.boards)
    }
    ChoiceBox {
        visible: root.setup.segments > 1 && root.setup.divided
        Layout.preferredHeight: Theme.rowHeight
        choices: [qsTr("segment 0"), qsTr("segment 1")]
        current: root.segment
        tip: qsTr("Segment of domain %1").arg(root.domain)
        onChosen: index => root.problem.refuse(qsTr("Can't change the segment"),
            root.setup.setSegment(root.domain, index))
    }
    LinkButton {
        visible: root.setup.divided && root.setup.domains.count > 1
        text: qsTr("Remove")
        tip: qsTr("Remove domain %1. Its boards then belong to no domain.").arg(root.domain)
        onClicked: root.problem.refuse(qsTr("Can't remove the domain"), root.setup.removeDomain(root.domain))
    }
}
