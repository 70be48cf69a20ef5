// SPDX-License-Identifier: GPL-3.0-or-later
// A key cap and the effect of its key; a click has the same effect.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AbstractButton {
    id: root

    required property Command command

    visible: command.state.brief !== ""
    implicitWidth: cap.width + Theme.gap + words.implicitWidth
    implicitHeight: cap.height
    enabled: command.state.enabled
    opacity: enabled ? 1 : Theme.faded
    focusPolicy: Qt.NoFocus // the key itself has the same effect, and Space has another function
    onClicked: root.command.run()
    Accessible.name: qsTr("%1 (%2)").arg(command.state.title).arg(command.keys)

    contentItem: Item { // qmllint disable deferred-property-id
        Rectangle {
            id: cap
            width: Math.max(height, key.implicitWidth + 2 * Theme.gap)
            height: Math.round(1.6 * Theme.captionSize)
            radius: Theme.smallRadius
            color: Theme.color.raised
            border.width: Theme.hairline
            border.color: Theme.color.strong

            CaptionText {
                id: key
                anchors.centerIn: parent
                text: root.command.state.cap
                muted: false
                strong: true
                wrapMode: Text.NoWrap
            }
        }
        CaptionText {
            id: words
            x: cap.width + Theme.gap
            height: cap.height
            text: root.command.state.brief
            wrapMode: Text.NoWrap
        }
    }
}
