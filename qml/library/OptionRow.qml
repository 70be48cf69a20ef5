// SPDX-License-Identifier: GPL-3.0-or-later
// One option of the open machine: its name and its value, with the values that it may have.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property Session session
    required property string option
    required property string title
    required property string reason
    required property int value
    required property var choices
    required property var words

    spacing: Theme.gap

    BodyText {
        Layout.fillWidth: true
        text: root.reason === "" ? root.title : root.title + "\n" + root.reason
        muted: true
    }
    ChoiceBox {
        Layout.preferredHeight: Theme.rowHeight
        choices: root.words
        current: root.choices.indexOf(root.value)
        tip: root.title
        onChosen: index => root.session.refuse(qsTr("%1 cannot be changed").arg(root.title),
                                               root.session.library.setOption(root.option, root.choices[index]))
    }
}
