// SPDX-License-Identifier: GPL-3.0-or-later
// The last edit's effect on the paths of devices, and the button that reconnects the devices that the edit cut off.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property ProblemView problem
    required property SetupView setup

    visible: setup.routeChanges.length > 0 || setup.reconfigurable
    implicitHeight: column.implicitHeight + 2 * Theme.gapWide
    color: Theme.color.accentSoft
    border.color: Theme.color.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: setup.spokenRouteChanges

    Column {
        id: column
        x: Theme.gapWide
        y: Theme.gapWide
        width: parent.width - 2 * Theme.gapWide
        spacing: Theme.gap

        Repeater {
            model: root.setup.routeChanges

            BodyText {
                required property string modelData

                objectName: "routeChange"
                width: parent.width
                text: modelData
            }
        }
        BodyText {
            width: parent.width
            visible: root.setup.reconfigurable
            text: qsTr("The crosslinks between the switches are inactive until you reconfigure PCI-E.")
        }
        ReconfigureButton {
            visible: root.setup.reconfigurable
            problem: root.problem
            setup: root.setup
        }
    }
}
