// SPDX-License-Identifier: GPL-3.0-or-later
// One option of the open machine: its name, its value and the allowed values.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

GridLayout {
    id: root

    required property Session session
    required property string option
    required property string title
    required property string reason
    required property int value
    required property var choices
    required property var words

    readonly property real beside: width - box.implicitWidth - columnSpacing ///< Width left for the label.

    columns: beside < Math.min(label.implicitWidth, 6 * Theme.bodySize) ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: 0

    BodyText {
        id: label
        Layout.fillWidth: true
        text: root.reason === "" ? root.title : root.title + "\n" + root.reason
        muted: true
    }
    ChoiceBox {
        id: box
        Layout.maximumWidth: root.width
        Layout.preferredHeight: Theme.rowHeight
        choices: root.words
        current: root.choices.indexOf(root.value)
        tip: root.title
        onChosen: index => root.session.refuse(qsTr("Can't change “%1”").arg(root.title),
            root.session.library.setOption(root.option, root.choices[index]))
    }
}
