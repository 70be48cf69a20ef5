// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence at the foot of the canvas that goes away by itself: "Saved first.boardset".
import QtQuick
import Boardset.Controls

Rectangle {
    id: root

    property string sentence: ""

    function say(text: string) {
        sentence = text;
        timer.restart();
    }

    implicitWidth: label.implicitWidth + 2 * Theme.gap2
    implicitHeight: Theme.controlHeight
    radius: height / 2
    visible: opacity > 0
    opacity: timer.running ? 1 : 0
    color: Theme.color.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Behavior on opacity { NumberAnimation { duration: Theme.calm } }
    Timer {
        id: timer
        interval: 4000
    }
    BodyText {
        id: label
        anchors.centerIn: parent
        text: root.sentence
        color: Theme.color.panel
    }
}
