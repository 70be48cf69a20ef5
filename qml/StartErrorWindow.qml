// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen when Boardset cannot start: what happened, where, and what to do.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ApplicationWindow {
    id: root

    required property string what
    required property string where
    required property string advice

    width: 640
    height: Math.max(320, card.implicitHeight + 2 * Theme.gap4)
    visible: true
    title: qsTr("Boardset cannot start")
    color: Theme.color.ground

    Column {
        id: card
        x: Theme.gap4
        y: Theme.gap4
        width: parent.width - 2 * Theme.gap4
        spacing: Theme.gap2

        Icon {
            width: Theme.gap4
            height: Theme.gap4
            path: Theme.icon.warning
            color: Theme.color.bad
        }
        HeadingText { text: qsTr("Boardset cannot start") }
        BodyText {
            width: parent.width
            text: root.what
            wrapMode: Text.Wrap
        }
        SectionTitle { text: qsTr("Where") }
        BodyText {
            width: parent.width
            text: root.where
            font.family: Theme.mono
            wrapMode: Text.WrapAnywhere
        }
        SectionTitle { text: qsTr("What to do") }
        BodyText {
            width: parent.width
            text: root.advice
            wrapMode: Text.Wrap
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.close()
        }
    }
}
