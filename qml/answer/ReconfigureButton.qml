// SPDX-License-Identifier: GPL-3.0-or-later
// The button that activates the standby links that the present parts need. Used in the results and on findings.
import Boardset.App
import Boardset.Controls

AppButton {
    required property ProblemView problem
    required property SetupView setup

    objectName: "reconfigure"
    primary: true
    text: qsTr("Reconfigure PCI-E")
    tip: qsTr("Activates the crosslinks of switches whose processor is missing. You can undo this.")
    onClicked: problem.refuse(qsTr("Can't reconfigure PCI-E"), setup.reconfigure())
}
