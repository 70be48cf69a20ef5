// SPDX-License-Identifier: GPL-3.0-or-later
// The mark of a knee: a diamond where the asymptotes cross, the knee's value above the diamond, and a line down to the
// axis. The legend explains the mark.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property double fractionX
    required property double fractionY
    required property int tone
    required property string label
    required property string tip
    required property int side
    readonly property real atX: Math.round(fractionX * parent.width)
    readonly property real atY: Math.round((1 - fractionY) * parent.height)

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: tip

    Rectangle {
        x: root.atX
        y: root.atY
        width: Theme.hairline
        height: parent.height - y
        color: Theme.series(root.tone)
        opacity: 0.6
    }
    Rectangle {
        id: diamond
        x: root.atX - width / 2
        y: root.atY - height / 2
        width: 2 * Math.round(4 * Theme.textScale)
        height: width
        rotation: 45
        color: Theme.color.panel
        border { width: Theme.focusRing; color: Theme.series(root.tone) }
    }
    MarkLabel {
        x: Math.max(0,
            Math.min(root.atX - (1 - root.side) * width / 2 + root.side * diamond.width / 2, parent.width - width))
        y: root.atY - diamond.height - height
        text: root.label
    }
}
