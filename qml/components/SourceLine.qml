// SPDX-License-Identifier: GPL-3.0-or-later
// Standing and place of a fact, side by side. Placed by bindings alone: layouts in layouts of texts that wrap ask each
// other for heights, Qt gives that up after two rounds, and a row then stays as it was when its texts change.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string standing
    required property string place
    property bool stop: true ///< Tab stops at it.

    height: Math.max(badge.visible ? badge.height : 0, link.height)

    StandingBadge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        standing: root.standing
    }
    SourceLink {
        id: link
        x: badge.visible ? badge.width + Theme.gap : 0
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x
        place: root.place
        focusPolicy: root.stop ? Qt.TabFocus : Qt.NoFocus
    }
}
