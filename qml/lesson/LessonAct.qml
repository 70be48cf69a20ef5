// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be done on the diagram: done for the learner, done again, and told where it is not there yet.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property LessonView lesson

    spacing: Theme.gap

    BodyText {
        width: parent.width
        visible: root.lesson.tried || root.lesson.undone
        muted: true
        text: root.lesson.undone ?
            qsTr("What was done is undone: the screen shows the machine without it. Redo it, or begin anew with R.") :
            qsTr("Something has changed; what is asked for is not all done yet. Go on, or begin anew with R.")
    }
    LinkButton {
        visible: !root.lesson.astray
        text: root.lesson.settled ? qsTr("Done. Again from the beginning (R)") : qsTr("Do it for me")
        onClicked: root.lesson.settled ? root.lesson.again() : root.lesson.doIt()
    }
}
