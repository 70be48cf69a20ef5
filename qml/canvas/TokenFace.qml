// SPDX-License-Identifier: GPL-3.0-or-later
// The face of a token: a disc with the thread's number, or a stack of pages with their count.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property bool disc ///< True for a thread, false for pages.
    required property string label
    required property color foreground
    readonly property real step: disc ? 0 : Math.max(2, Math.round(height / 12))

    Repeater {
        model: root.disc ? 0 : 2
        Rectangle {
            required property int index
            x: (2 - index) * root.step
            width: root.width - 2 * root.step
            y: index * root.step
            height: root.height - 2 * root.step
            radius: Theme.smallRadius
            color: Theme.color.panel
            border.color: root.foreground
            border.width: 1
        }
    }
    Rectangle {
        x: root.disc ? (root.width - width) / 2 : 0
        y: 2 * root.step
        /// A disc becomes wider for a three-digit label at a low zoom level.
        width: root.disc ? Math.max(root.width, figure.implicitWidth + 2) : root.width - 2 * root.step
        height: root.height - 2 * root.step
        radius: root.disc ? height / 2 : Theme.smallRadius
        color: root.disc ? root.foreground : Theme.color.panel
        border.width: root.disc ? 0 : 1.5
        border.color: root.foreground

        BodyText {
            id: figure
            anchors.fill: parent
            horizontalAlignment: Text.AlignHCenter
            text: root.label
            strong: !root.disc || root.label.length < 3 // three bold digits are wider than a disc
            color: root.disc ? Theme.color.ownerForeground : root.foreground
            font.pixelSize: Math.max(11, Math.min(20, root.height * 0.5))
            elide: Text.ElideNone
            Accessible.ignored: true
            wrapMode: Text.NoWrap
        }
    }
}
