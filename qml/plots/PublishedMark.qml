// SPDX-License-Identifier: GPL-3.0-or-later
// A published point, shown as a ring. Its value is beside the ring unless it would cover another value.
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
    required property double apart
    readonly property real atX: Math.round(fractionX * parent.width)
    readonly property real atY: Math.round((1 - fractionY) * parent.height)
    readonly property real away: Math.round(7 * Theme.textScale)
    readonly property bool overRight: atX + value.width + away > parent.width

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: tip

    Rectangle {
        x: root.atX - width / 2
        y: root.atY - height / 2
        width: 2 * Math.round(4 * Theme.textScale)
        height: width
        radius: width / 2
        color: Theme.color.panel
        border { width: Theme.focusRing; color: Theme.series(root.tone) }
    }
    MarkLabel {
        id: value
        visible: root.label !== "" && y + height <= root.height &&
            (root.side !== 0 || root.apart * root.height > Theme.gapHalf)
        x: Math.round(root.side !== 0 ? Math.max(-Theme.gap, Math.min(root.atX - width / 2, root.width - width)) :
            root.overRight ? root.atX - width - root.away : root.atX + root.away)
        y: Math.round(root.side < 0 ? root.atY - height - root.away : root.side > 0 ? root.atY + root.away :
            root.atY - height / 2)
        text: root.label
        strong: true
    }
}
