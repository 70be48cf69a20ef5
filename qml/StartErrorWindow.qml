// SPDX-License-Identifier: GPL-3.0-or-later
// The window shown when Boardset can't start: what happened, where, why, and what to do.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ApplicationWindow {
    id: root

    required property string what
    required property string where
    required property string why
    required property string advice
    property int look: Theme.Light
    property int textPercent: 100

    width: Math.min(Screen.width * 0.9, Math.round(640 * Math.max(1, Theme.textScale)))
    height: Math.min(Screen.height * 0.9, pane.contentHeight)
    visible: true
    title: qsTr("Boardset cannot start")
    color: Theme.color.ground

    Binding { target: Theme; property: "name"; value: root.look }
    Binding { target: Theme; property: "textScale"; value: root.textPercent / 100 }
    Shortcut {
        sequences: ["Esc", "Ctrl+Q"]
        onActivated: root.close()
    }

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.gap4
        spacing: Theme.gap2

        Row {
            spacing: Theme.gapWide

            Icon {
                width: Math.round(Theme.gap3 * Math.max(1, Theme.textScale))
                height: width
                path: Theme.icon.warning
                color: Theme.color.bad
            }
            HeadingText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Boardset cannot start")
            }
        }
        StartErrorField {
            title: qsTr("What happened")
            words: qsTr("%1\n%2%3.").arg(root.what).arg(root.why.charAt(0).toUpperCase()).arg(root.why.slice(1))
        }
        StartErrorField {
            title: qsTr("Where")
            words: root.where
            path: true
        }
        StartErrorField {
            title: qsTr("What to do")
            words: root.advice
        }
        AppButton {
            text: qsTr("Close")
            tip: qsTr("Close Boardset")
            primary: true
            focus: true
            onClicked: root.close()
        }
    }
}
