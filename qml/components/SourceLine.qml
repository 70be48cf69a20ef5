// SPDX-License-Identifier: GPL-3.0-or-later
// Standing and place of a fact, side by side. Placed by bindings alone: layouts in layouts of texts that wrap ask each
// other for heights, Qt gives that up after two rounds, and a row then stays as it was when its texts change.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string standing
    required property string place
    property string citation: "" ///< The document in full.
    property alias ink: text.color

    height: Math.max(badge.visible ? badge.height : 0, text.height)

    StandingBadge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        standing: root.standing
    }
    CaptionText {
        id: text
        x: badge.visible ? badge.width + Theme.gap : 0
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x
        text: root.place
        Accessible.description: root.citation

        HoverHandler { id: hover }
        Tip {
            visible: hover.hovered && root.citation !== ""
            text: root.citation
        }
    }
}
