// SPDX-License-Identifier: GPL-3.0-or-later
// The presenter's notes on a screen that the audience doesn't see. The presentation keeps the keyboard focus.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Window {
    id: root

    required property PresentView present
    required property string notes
    required property string audienceScreen ///< Name of the screen that the audience sees.

    // qmllint disable type
    screen: Array.from(Qt.application.screens).find(each => each.name !== audienceScreen) ?? null
    flags: Qt.Window | Qt.WindowDoesNotAcceptFocus
    visible: true
    visibility: Window.Maximized
    title: qsTr("Notes")
    color: Theme.color.ground

    Column {
        x: Theme.gap4
        y: Theme.gap4
        width: root.width - 2 * Theme.gap4
        spacing: Theme.gap2

        HeadingText {
            width: parent.width
            text: root.present.state.step === "" ? root.present.state.title :
                qsTr("%1, %2").arg(root.present.state.title).arg(root.present.state.step)
        }
        PresentNotes {
            width: parent.width
            notes: root.notes
        }
        BodyText {
            width: parent.width
            text: root.present.state.sentence
        }
    }
}
