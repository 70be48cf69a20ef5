// SPDX-License-Identifier: GPL-3.0-or-later
// One item of the canvas's context menu.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

MenuItem {
    id: root

    required property int index
    required text
    required property string shortcut
    required property bool ruled
    readonly property int above: ruled ? Theme.gap + Theme.hairline : 0

    implicitHeight: Theme.rowHeight + above
    padding: 0
    topPadding: above
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide

    contentItem: CanvasMenuContent {
        text: root.text
        keys: root.shortcut
    }
    background: Item {
        Hairline {
            visible: root.ruled
            y: Theme.gapHalf
            width: parent.width
        }
        Rectangle {
            anchors { fill: parent; topMargin: root.above }
            radius: Theme.smallRadius
            color: root.highlighted ? Theme.color.hover : Theme.color.panel
        }
    }
}
