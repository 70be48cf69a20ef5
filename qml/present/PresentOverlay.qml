// SPDX-License-Identifier: GPL-3.0-or-later
// The top and bottom of a presentation, around the diagram, and its notes on a second screen. Empty outside a
// presentation. Components aren't bound here: in these Loaders, Qt 6.4 doesn't create bound components.
import QtQuick
import Boardset.App
import Boardset.Ui

Item {
    id: root

    required property AnswerView answer
    required property EvidenceView evidence
    required property PresentView present
    required property PresentKeys keys
    required property CompareView compare
    readonly property LessonView lesson: keys.lesson
    readonly property bool resultsHidden: lesson.resultsHidden ///< Hides everything that reveals a lesson's answer.
    /// Notes of the open lesson, after the guess; otherwise notes of the scenario.
    readonly property string notes: !lesson.open ? present.notes : lesson.step > LessonView.Guess ? lesson.note :
        qsTr("The trainer's note appears here after the guess.")
    readonly property bool presenting: present.on
    readonly property real head: presenting ? top.height : 0 // an empty Loader keeps its last height
    readonly property real foot: presenting ? bottom.height : 0
    signal begun

    onPresentingChanged: if (presenting) begun()

    Loader {
        id: top
        anchors { left: parent.left; right: parent.right; top: parent.top }
        active: root.presenting
        sourceComponent: PresentHead {
            present: root.present // qmllint disable unqualified
            outdated: root.answer.outdated // qmllint disable unqualified
            resultsHidden: root.resultsHidden // qmllint disable unqualified
            compare: root.compare // qmllint disable unqualified
        }
    }
    Loader {
        id: bottom
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        active: root.presenting
        sourceComponent: PresentFoot {
            present: root.present // qmllint disable unqualified
            evidence: root.evidence // qmllint disable unqualified
            keys: root.keys // qmllint disable unqualified
            outdated: root.answer.outdated // qmllint disable unqualified
            resultsHidden: root.resultsHidden // qmllint disable unqualified
            notes: root.notes // qmllint disable unqualified
        }
    }
    Loader {
        active: root.presenting && root.keys.notes && root.keys.elsewhere
        sourceComponent: NotesWindow {
            present: root.present // qmllint disable unqualified
            notes: root.notes // qmllint disable unqualified
            audienceScreen: root.Screen.name // qmllint disable unqualified
        }
    }
}
