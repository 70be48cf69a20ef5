// SPDX-License-Identifier: GPL-3.0-or-later
// A board that this level does not show, as a place to drop on.
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property string path
    required property string title
    required property bool current
    required property int target
    required property Move move

    visible: !current
    anchors.verticalCenter: parent?.verticalCenter
    width: name.implicitWidth + 2 * Theme.gapWide
    height: Theme.controlHeight - Theme.gapHalf
    radius: Theme.controlRadius
    color: target === 2 ? Theme.color.accentSoft : Theme.color.panel
    border.width: target === 2 ? 2 : 1
    border.color: target === 2 ? Theme.color.accent : Theme.color.strong

    BodyText {
        id: name
        anchors.centerIn: parent
        text: root.title
        strong: true
    }
    DropArea {
        anchors.fill: parent
        onEntered: root.move.aimAt(root.path)
        onExited: root.move.aimOff()
    }
}
