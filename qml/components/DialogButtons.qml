// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons at the foot of a dialog, right-aligned; the last one is the one that is wanted most.
import QtQuick
import Boardset.Controls

Item {
    default property alias buttons: row.data
    property ScrollPane pane: null ///< What the keys scroll.

    Keys.onPressed: event => { event.accepted = pane?.turn(event.key) ?? false; }

    implicitHeight: row.implicitHeight + Theme.gap2 + Theme.gap
    implicitWidth: row.implicitWidth + 2 * Theme.gap3

    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap3
        spacing: Theme.gap
    }
}
