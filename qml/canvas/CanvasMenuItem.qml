// SPDX-License-Identifier: GPL-3.0-or-later
// One action of the canvas's menu.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

MenuItem {
    id: root

    required property string key
    required text
    required property string shortcut

    implicitHeight: Theme.rowHeight
    padding: 0
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide

    contentItem: CanvasMenuFace {
        text: root.text
        keys: root.shortcut
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: root.highlighted ? Theme.color.hover : Theme.color.panel
    }
}
