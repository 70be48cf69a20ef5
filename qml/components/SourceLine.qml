// SPDX-License-Identifier: GPL-3.0-or-later
// Standing and citation of a fact, side by side, positioned only by bindings. If layouts of wrapped text were nested,
// they would query each other's heights. Qt would then stop after two rounds, and the row would keep its old height for
// new text.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string standing
    required property string place
    property bool stop: true ///< True if Tab stops at the citation.

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
