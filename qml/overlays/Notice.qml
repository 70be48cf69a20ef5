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

    width: Math.min(label.implicitWidth + 2 * Theme.gap2, parent.width - 2 * Theme.gap2)
    height: Math.max(Theme.controlHeight, label.implicitHeight + Theme.gap)
    radius: Theme.controlHeight / 2
    visible: opacity > 0
    opacity: timer.running ? 1 : 0
    color: Theme.color.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Behavior on opacity { NumberAnimation { duration: Theme.calm } }
    Timer {
        id: timer
        interval: Math.max(4000, 70 * root.sentence.length) // time to read it
    }
    BodyText {
        id: label
        anchors { fill: parent; leftMargin: Theme.gap2; rightMargin: Theme.gap2 }
        horizontalAlignment: Text.AlignHCenter
        text: root.sentence
        color: Theme.color.panel
    }
}
