// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay is, and a button that makes one of the placement.
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
        text: root.policy.applies ? qsTr("Placed by hand: there is nothing to replay yet") :
            qsTr("Nothing is placed by an operating system here")
    }
    BodyText {
        width: parent.width
        muted: true
        text: !root.policy.applies ?
            qsTr("A replay shows how an operating system places threads and pages, one decision after the other. %1")
            .arg(root.policy.whyNot)
            : qsTr("A replay runs a program under an operating system, one decision after the other: which board " +
                "becomes a thread's home, where each page goes, and why. Step through it both ways, and try other " +
                    "settings from any step.")
    }
    AppButton {
        primary: true
        visible: root.policy.applies
        enabled: root.policy.replayable
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("Replay this placement under %1").arg(root.policy.newestTitle)
        tip: qsTr("The same threads and pages, placed by the system; undo brings this placement back")
        onClicked: root.policy.replayUnder(root.policy.newest)
    }
    CaptionText {
        width: parent.width
        visible: root.policy.applies && text !== ""
        text: root.policy.replayable ? root.policy.beside : qsTr("Add a thread first: without one there is no program.")
    }
}
