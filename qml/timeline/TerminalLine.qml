// SPDX-License-Identifier: GPL-3.0-or-later
// A call or command as a programmer or administrator types it, its output, and an explanation.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property string command
    required property string output ///< Empty if nothing is printed or the output is unknown.
    property string words: ""
    property string prompt: ""
    property int verdict: 0 ///< 1: passed, −1: failed, 0: not a check.

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2. %3 %4").arg(command).arg(output)
        .arg(verdict > 0 ? qsTr("Passed.") : verdict < 0 ? qsTr("Failed.") : "").arg(words)

    Icon {
        Layout.alignment: Qt.AlignTop
        visible: root.verdict !== 0
        path: root.verdict > 0 ? Theme.icon.check : Theme.icon.close
        color: root.verdict > 0 ? Theme.color.good : Theme.color.bad
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 2

        BodyText {
            Layout.fillWidth: true
            visible: root.command !== ""
            font.family: Theme.mono
            font.pixelSize: Theme.captionSize
            muted: root.output !== ""
            text: root.prompt + root.command
        }
        BodyText {
            Layout.fillWidth: true
            visible: root.output !== ""
            font.family: Theme.mono
            font.pixelSize: Theme.captionSize
            text: root.output
        }
        BodyText {
            Layout.fillWidth: true
            visible: root.words !== ""
            color: root.verdict < 0 ? Theme.color.bad : Theme.color.text
            text: root.verdict > 0 ? qsTr("Passed. %1").arg(root.words)
                : root.verdict < 0 ? qsTr("Failed. %1").arg(root.words) : root.words
        }
    }
}
