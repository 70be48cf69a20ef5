// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of the last edit on device paths, and the button that reconnects devices that the edit disconnected.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Session session
    readonly property SetupView setup: session.setup

    visible: setup.state.routeChanges.length > 0 || setup.state.reconfigurable
    spacing: Theme.gap
    color: Theme.color.accentSoft
    border.color: Theme.color.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: [...setup.state.routeChanges].join(" ")

    Repeater {
        model: root.setup.state.routeChanges

        BodyText {
            required property string modelData

            objectName: "routeChange"
            width: parent.width
            text: modelData
        }
    }
    BodyText {
        width: parent.width
        visible: root.setup.state.reconfigurable
        text: qsTr("The crosslinks between the switches are inactive until you reconfigure PCI-E.")
    }
    AppButton {
        objectName: "reconfigure"
        visible: root.setup.state.reconfigurable
        primary: true
        text: qsTr("Reconfigure PCI-E")
        tip: qsTr("Activates the crosslinks of switches whose processor is missing. You can undo this.")
        onClicked: root.session.refuse(qsTr("Can't reconfigure PCI-E"), root.setup.reconfigure())
    }
}
