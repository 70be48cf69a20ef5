// SPDX-License-Identifier: GPL-3.0-or-later
// Boards would go, or come into another domain, and something stands on them: move it, let it be a process of its own,
// remove it, or leave all as it is.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property DisplacedView displaced
    required property ProblemView problem

    closePolicy: Popup.CloseOnEscape // a click outside is no answer
    title: qsTr("%1?").arg(displaced.title)
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : implicitWidth,
        Math.max(Math.round(480 * Theme.textScale), footer.implicitWidth))

    contentItem: ScrollPane {
        margin: 0
        implicitHeight: contentHeight

        BodyText {
            width: parent.width
            text: root.displaced.sentence
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Cancel")
            flat: false
            focus: !root.displaced.movable
            onClicked: root.reject()
        }
        AppButton {
            objectName: "removeThem"
            text: qsTr("Remove them")
            flat: false
            onClicked: root.finish(root.displaced.removeThem())
        }
        AppButton {
            objectName: "divideThem"
            visible: root.displaced.divisible
            text: qsTr("Processes of their own")
            flat: false
            onClicked: root.finish(root.displaced.divideThem())
        }
        AppButton {
            objectName: "moveThem"
            visible: root.displaced.movable
            text: qsTr("Move them")
            primary: true
            focus: root.displaced.movable
            onClicked: root.finish(root.displaced.moveThem())
        }
    }

    function finish(refusal: string) {
        accept();
        problem.refuse(qsTr("It cannot be done"), refusal);
    }
}
