// SPDX-License-Identifier: GPL-3.0-or-later
// The threads that cannot run, by the reason that stops them. A click on them shows one.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property Session session

    implicitHeight: column.implicitHeight + 2 * Theme.gapWide
    radius: Theme.cardRadius
    color: Theme.color.cautionSoft
    border.width: Theme.hairline
    border.color: Theme.color.caution
    Accessible.role: Accessible.AlertMessage
    Accessible.name: session.answer.stoppedTitle

    Column {
        id: column
        x: Theme.gapWide
        y: Theme.gapWide
        width: parent.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        BodyText {
            objectName: "stopped"
            width: parent.width
            text: root.session.answer.stoppedTitle
            strong: true
            wrapMode: Text.Wrap
        }
        Repeater {
            model: root.session.answer.stopped

            Column {
                id: line

                required property string reason
                required property string threads
                required property string noun
                required property string first
                required property int count

                width: parent.width

                LinkButton {
                    width: parent.width
                    text: line.threads
                    tip: qsTr("Show %1 %2").arg(line.noun).arg(line.first)
                    onClicked: root.session.inspector.show(Subject.Thread, line.first)
                }
                CaptionText {
                    width: parent.width
                    text: line.reason
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
