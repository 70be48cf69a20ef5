// SPDX-License-Identifier: GPL-3.0-or-later
// A slim scroll bar, visible while there is something to scroll.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ScrollBar {
    id: root

    padding: 2
    minimumSize: 0.08
    Accessible.ignored: true // the keyboard and screen readers scroll without the scroll bar
    policy: size < 1 ? ScrollBar.AsNeeded : ScrollBar.AlwaysOff
    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.pressed || root.hovered ? Theme.color.secondary : Theme.color.strong
        opacity: root.active || root.hovered ? 1 : 0.35
    }
    background: Item {}
}
