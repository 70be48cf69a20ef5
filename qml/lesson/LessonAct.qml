// SPDX-License-Identifier: GPL-3.0-or-later
// The task of a lesson: a button that performs or restarts the task, and a message if the task isn't complete.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson

    spacing: Theme.gap

    BodyText {
        width: parent.width
        visible: root.lesson.state.tried || root.lesson.state.undone
        muted: true
        text: root.lesson.state.undone ?
            qsTr("The change was undone, so the diagram shows the machine without it. " +
                "Redo it, or press R to restart.") :
            qsTr("Not finished yet: the task needs more changes. Continue, or press R to restart.")
    }
    LinkButton {
        visible: !root.lesson.state.offTrack
        text: root.lesson.state.settled ? qsTr("Done. Restart (R)") : qsTr("Do this step for me")
        onClicked: root.lesson.state.settled ? root.lesson.again() : root.lesson.doIt()
    }
}
