// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation of replays, and a button that creates one from the current placement.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property PolicyView policy

    spacing: Theme.gap

    BodyText {
        width: parent.width
        strong: true
        text: root.policy.applies ? qsTr("Manual placement: nothing to replay yet") :
            qsTr("No operating system places threads and pages here")
    }
    BodyText {
        width: parent.width
        muted: true
        text: !root.policy.applies ?
            qsTr("A replay shows how an operating system places threads and pages, decision by decision. %1")
            .arg(root.policy.whyNot)
            : qsTr("A replay runs a program under an operating system, decision by decision. It shows the home board " +
                "of each thread, the location of each page, and the reasons. Step forward and back, and try other " +
                    "settings from any step.")
    }
    AppButton {
        primary: true
        visible: root.policy.applies
        enabled: root.policy.replayable
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("Replay this placement under %1").arg(root.policy.newestTitle)
        tip: qsTr("The system places the same threads and pages. You can undo this.")
        onClicked: root.policy.replayUnder(root.policy.newest)
    }
    CaptionText {
        width: parent.width
        visible: root.policy.applies && text !== ""
        text: root.policy.replayable ? root.policy.beside : qsTr("Add a thread first. A program needs one.")
    }
}
