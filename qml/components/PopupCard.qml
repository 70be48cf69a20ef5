// SPDX-License-Identifier: GPL-3.0-or-later
// The background of popups: menus, palettes and dialogs.
import QtQuick
import Boardset.Controls

Item {
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.gapHalf
        anchors.margins: -1
        anchors.bottomMargin: -Theme.gapHalf
        radius: Theme.cardRadius + 2
        color: Theme.color.shadow
    }
    Panel {
        anchors.fill: parent
    }
}
