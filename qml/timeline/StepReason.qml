// SPDX-License-Identifier: GPL-3.0-or-later
// The reason for a step, and the settings involved; each opens the fact that gives its default.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string reason
    required property var tunables
    property int made: 0 ///< Number of buttons created so far; later steps reuse them.
    signal chosen(string tunable)

    onTunablesChanged: made = Math.max(made, tunables.length)

    spacing: Theme.gapHalf

    BodyText {
        width: parent.width
        visible: root.reason !== ""
        text: root.reason
    }
    Flow {
        width: parent.width
        visible: root.tunables.length > 0
        spacing: Theme.gap

        Repeater {
            model: root.made

            LinkButton {
                required property int index

                visible: index < root.tunables.length
                small: true
                text: root.tunables[index] ?? ""
                tip: qsTr("Show the source of its default")
                onClicked: root.chosen(text)
            }
        }
    }
}
