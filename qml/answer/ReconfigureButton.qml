// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the links on standby follow the machine as it is: in the answer, and on the finding that it mends.
import Boardset.App
import Boardset.Controls

AppButton {
    required property ProblemView problem
    required property SetupView setup

    objectName: "reconfigure"
    primary: true
    text: qsTr("Reconfigure PCI-E")
    tip: qsTr("Crosslinks join switches whose processor is missing; undo takes it back")
    onClicked: problem.refuse(qsTr("Not reconfigured"), setup.reconfigure())
}
