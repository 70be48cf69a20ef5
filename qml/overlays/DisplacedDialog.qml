// SPDX-License-Identifier: GPL-3.0-or-later
// Asks about threads and pages on boards that an edit removes or assigns to another domain: move them, put them into
// separate processes, remove them, or cancel the edit.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    readonly property DisplacedView displaced: session.displaced

    closePolicy: Popup.CloseOnEscape // a click outside the dialog doesn't answer the question
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
            text: qsTr("Make separate processes")
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
        session.refuse(qsTr("Can't make this change"), refusal);
    }
}
