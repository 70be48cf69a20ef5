// SPDX-License-Identifier: GPL-3.0-or-later
// The top and bottom of a presentation, around the diagram, and its notes on a second screen. The overlay is empty
// outside a presentation. Its components aren't bound, because Qt 6.4 doesn't create bound components in a Loader.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property Session session
    readonly property PresentView present: session.present
    readonly property LessonView lesson: session.lesson
    /// Notes of the open lesson, after the guess; otherwise notes of the scenario.
    readonly property string notes: !lesson.state.open ? present.state.notes
        : lesson.state.step > LessonView.Guess ? lesson.state.note
        : qsTr("The trainer's note appears here after the guess.")
    readonly property bool presenting: present.on
    readonly property real head: presenting ? top.height : 0 // without content, a Loader keeps its last height
    readonly property real foot: presenting ? bottom.height : 0
    signal begun

    onPresentingChanged: if (presenting) begun()

    Loader {
        id: top
        anchors { left: parent.left; right: parent.right; top: parent.top }
        active: root.presenting
        sourceComponent: PresentHead {
            session: root.session // qmllint disable unqualified
        }
    }
    Loader {
        id: bottom
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        active: root.presenting
        sourceComponent: PresentFoot {
            session: root.session // qmllint disable unqualified
            notes: root.notes // qmllint disable unqualified
        }
    }
    Loader {
        active: root.presenting && root.present.showsNotes && root.present.secondScreen
        sourceComponent: NotesWindow {
            present: root.present // qmllint disable unqualified
            notes: root.notes // qmllint disable unqualified
            audienceScreen: root.Screen.name // qmllint disable unqualified
        }
    }
}
