// SPDX-License-Identifier: GPL-3.0-or-later
// Why a step came out as it did, and the settings that it asked: each opens the fact that it is by default.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string reason
    required property var tunables
    property int made: 0 ///< Buttons: they stay for the next step that is told here.
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
                tip: qsTr("Where its default comes from")
                onClicked: root.chosen(text)
            }
        }
    }
}
