// SPDX-License-Identifier: GPL-3.0-or-later
// A message at the bottom of the canvas, for example "Saved first.boardset". It disappears after a while, or when a new
// message replaces it.
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    property string sentence: ""
    property bool backOffered: false ///< True to show the button that restores the previous edits.
    required property Files files
    property bool silent: false
    property bool fromCanvas: false ///< True if the message comes from the canvas, which can clear it.
    required property rect area ///< Area that shows the message at its bottom edge.
    required property rect shown ///< Visible part of the parent; the message stays inside it.

    function say(text: string, back: bool) {
        sentence = text;
        backOffered = back;
        fromCanvas = false;
        timer.restart();
    }
    /// Shows a message of the canvas; empty text clears it.
    function follow(text: string) {
        if (text !== "") {
            say(text, false);
            fromCanvas = true;
        } else if (fromCanvas) {
            timer.stop();
        }
    }

    /// Maximum width of the message; may exceed the width of a narrow canvas.
    readonly property real most: Math.min(shown.width - 2 * Theme.gap2,
        Math.max(area.width - 2 * Theme.gap2, 40 * Theme.bodySize))

    x: Math.round(shown.x + Math.max(Theme.gap2, Math.min(shown.width - width - Theme.gap2,
        area.x - shown.x + (area.width - width) / 2)))
    y: Math.round(Math.min(area.y + area.height, shown.height) - height - Theme.gap)
    width: Math.min(Math.ceil(words.advanceWidth) + (backOffered ? back.width + Theme.gap : 0) + 2 * Theme.gap2, most)
    height: Math.max(backOffered ? back.height + Theme.gap : Theme.controlHeight, label.implicitHeight + Theme.gap)
    radius: Theme.controlHeight / 2
    visible: opacity > 0 && (!silent || fromCanvas)
    opacity: timer.running && (files.canGoBack || !backOffered) ? 1 : 0
    color: Theme.color.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    // The width of a wrapped label depends on the width of its item.
    TextMetrics { id: words; font: label.font; text: root.sentence }
    Behavior on opacity { NumberAnimation { duration: Theme.calm } }
    Timer {
        id: timer
        /// Reading time in milliseconds; with a button, also the time to reach the button.
        interval: root.backOffered ? Math.max(8000, 140 * root.sentence.length) :
            Math.max(2500, 70 * root.sentence.length)
    }
    BodyText {
        id: label
        anchors {
            fill: parent; leftMargin: Theme.gap2; rightMargin: Theme.gap2 + (back.visible ? back.width + Theme.gap : 0)
        }
        horizontalAlignment: Text.AlignHCenter
        text: root.sentence
        color: Theme.color.panel
    }
    AppButton {
        id: back
        anchors { right: parent.right; rightMargin: Theme.gap2; verticalCenter: parent.verticalCenter }
        visible: root.backOffered
        primary: true
        text: qsTr("Return to your edits")
        tip: qsTr("Returns to the scenario that you edited before this one was opened")
        shortcut: "Alt+Left"
        onClicked: root.files.back()
    }
}
