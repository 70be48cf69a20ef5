// SPDX-License-Identifier: GPL-3.0-or-later
// The failed parts, each with a button that repairs the part.
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
    visible: setup.failures.count > 0

    RowLayout {
        width: parent.width

        SectionTitle {
            Layout.fillWidth: true
            text: qsTr("Failed")
        }
        LinkButton {
            visible: root.setup.failures.count > 1
            text: qsTr("Repair all")
            tip: qsTr("Repair all parts")
            onClicked: root.session.refuse(qsTr("Can't repair all parts"), root.setup.repairAll())
        }
    }
    Repeater {
        model: root.setup.failures

        RowLayout {
            id: failure

            required property string part
            required property string title

            width: root.width

            BodyText {
                Layout.fillWidth: true
                text: failure.title
            }
            LinkButton {
                text: qsTr("Repair")
                tip: qsTr("Repair %1").arg(failure.title)
                onClicked: root.session.refuse(qsTr("Can't repair this part"),
                    root.setup.repair(failure.part))
            }
        }
    }
}
