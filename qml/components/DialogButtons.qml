// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons at the foot of a dialog, right-aligned; the last one is the one that is wanted most.
import QtQuick
import Boardset.Controls

Item {
    default property alias buttons: row.data

    implicitHeight: row.implicitHeight + Theme.gap2 + Theme.gap
    implicitWidth: row.implicitWidth + 2 * Theme.gap3

    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap3
        spacing: Theme.gap
    }
}
