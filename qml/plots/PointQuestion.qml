// SPDX-License-Identifier: GPL-3.0-or-later
// The question beside a point of a plot before its scenario is opened. Esc and a click elsewhere mean no.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

Popup {
    id: root

    required property PointPlot plots
    required property real pointX ///< Position of the point in the parent.
    required property real pointY
    readonly property real away: 12 * Theme.textScale ///< Distance from the point.
    readonly property string question: plots.question

    objectName: "pointQuestion"
    x: pointX + away + width < parent.width ? pointX + away : pointX - away - width
    y: Math.max(0, Math.min(pointY - height / 2, parent.height - height))
    margins: Theme.gap
    padding: Theme.gap
    leftPadding: Theme.gapWide
    focus: true
    closePolicy: Popup.CloseOnPressOutside // CloseOnEscape would block the shortcuts of the window
    enter: null
    exit: null
    background: PopupCard {}
    onQuestionChanged: question === "" ? close() : open()
    onOpened: apply.forceActiveFocus(Qt.PopupFocusReason)
    onActiveFocusChanged: if (!activeFocus) close() // a command has taken the keyboard
    onClosed: plots.reply(false)

    contentItem: Row { // qmllint disable deferred-property-id
        spacing: Theme.gap
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onEscapePressed: root.close()
        Accessible.role: Accessible.Dialog
        Accessible.name: words.text

        BodyText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 26 * Theme.bodySize)
            text: root.question
        }
        AppButton {
            id: apply
            anchors.verticalCenter: parent.verticalCenter
            primary: true
            flat: false
            text: root.plots.action
            onClicked: root.plots.reply(true)
        }
        AppButton {
            anchors.verticalCenter: parent.verticalCenter
            flat: false
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    }
}
