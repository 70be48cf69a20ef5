// SPDX-License-Identifier: GPL-3.0-or-later
// The navigation of a lesson: buttons for the previous step, leaving, and the next step. The Next button has the focus.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property LessonView lesson
    required property string nextTitle ///< Title of the next step.
    readonly property bool last: lesson.state.step === LessonView.Say
    signal onward

    /// Gives the focus to the Next button.
    function take() { next.forceActiveFocus(Qt.OtherFocusReason); }

    height: Theme.controlHeight + 2 * Theme.gap

    Hairline { width: parent.width }
    Row {
        anchors { left: parent.left; leftMargin: Theme.gap2; verticalCenter: parent.verticalCenter }
        spacing: Theme.gapHalf

        AppButton {
            flat: false
            enabled: root.lesson.state.step > LessonView.Question
            text: qsTr("Back")
            shortcut: "←"
            onClicked: root.lesson.goBack()
        }
        AppButton {
            iconPath: Theme.icon.close
            tip: qsTr("Leave the lesson")
            onClicked: root.lesson.leave()
        }
    }
    AppButton {
        id: next
        anchors { right: parent.right; rightMargin: Theme.gap2; verticalCenter: parent.verticalCenter }
        focus: true
        primary: true
        enabled: root.last || root.lesson.state.canGoOn
        text: root.last ? qsTr("Done") : qsTr("Next: %1").arg(root.nextTitle)
        shortcut: "→"
        onClicked: root.last ? root.lesson.leave() : root.onward()
    }
}
