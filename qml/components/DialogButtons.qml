// SPDX-License-Identifier: GPL-3.0-or-later
// The right-aligned buttons at the bottom of a dialog. The last button is the default action.
import QtQuick
import Boardset.Controls

Item {
    default property alias buttons: row.data
    property ScrollPane pane: null ///< The pane that is scrolled with the scroll keys.

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
