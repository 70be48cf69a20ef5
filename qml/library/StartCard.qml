// SPDX-License-Identifier: GPL-3.0-or-later
// The card that suggests the first lesson to new users.
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Session session

    objectName: "startCard"
    color: Theme.color.accentSoft
    border.width: 0
    spacing: Theme.gap

    BodyText {
        width: parent.width
        text: qsTr("New here?")
        strong: true
    }
    BodyText {
        width: parent.width
        text: qsTr("Start with the lesson “%1”.").arg(root.session.lesson.state.offer)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "startLesson"
            primary: true
            text: qsTr("Start lesson")
            onClicked: root.session.lesson.start("")
        }
        AppButton {
            objectName: "dismissStart"
            text: qsTr("Not now")
            tip: qsTr("Close this card. The lesson stays in the list below.")
            onClicked: root.session.preferences.startCard = false
        }
    }
}
