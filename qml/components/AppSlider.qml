// SPDX-License-Identifier: GPL-3.0-or-later
// A slider for a value, which is set by dragging, by clicking or with the arrow keys.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Slider {
    id: root

    property string label: ""

    implicitHeight: Theme.controlHeight
    implicitWidth: 120
    snapMode: Slider.SnapAlways
    Accessible.name: label
    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: Theme.gapHalf
        radius: height / 2
        color: Theme.color.track

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: root.enabled ? Theme.color.accent : Theme.color.strong
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: Theme.iconSize
        height: width
        radius: width / 2
        color: root.pressed ? Theme.color.accent : Theme.color.raised
        border.width: 2
        border.color: root.enabled ? Theme.color.accent : Theme.color.strong

        FocusRing { shown: root.visualFocus }
    }
}
