// SPDX-License-Identifier: GPL-3.0-or-later
// The switch between two states (before and after, or A and B). It shows which state is visible.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

AbstractButton {
    id: root

    required property bool before
    required property bool withA ///< True if the states are A and B.
    signal swapRequested

    implicitHeight: Theme.controlHeight
    implicitWidth: halves.width
    hoverEnabled: true
    focusPolicy: Qt.NoFocus // the key B also switches the state, and Space has another function
    onClicked: swapRequested()
    Accessible.name: withA ? (before ? qsTr("Showing A. Switch to B") : qsTr("Showing B. Switch to A"))
                           : before ? qsTr("Showing before. Show after") : qsTr("Showing after. Show before")

    background: Rectangle {
        radius: height / 2
        color: Theme.color.raised
        border.width: Theme.hairline
        border.color: Theme.color.strong
    }
    contentItem: Item { // qmllint disable deferred-property-id
        Row {
            id: halves
            height: root.height

            Repeater {
                model: root.withA ? [qsTr("A"), qsTr("B")] : [qsTr("Before"), qsTr("After")]

                Rectangle {
                    id: half

                    required property int index
                    required property string modelData
                    readonly property bool current: root.before === (index === 0)

                    width: word.implicitWidth + 2 * Theme.gap3
                    height: root.height
                    radius: height / 2
                    color: current ? Theme.color.accent : "transparent"

                    BodyText {
                        id: word
                        anchors.centerIn: parent
                        text: half.modelData
                        color: half.current ? Theme.color.accentForeground : Theme.color.secondary
                        strong: true
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
