// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel over the diagram of a narrow window. Esc and an opened scenario close it.
import QtQuick
import Boardset.Controls

Library {
    id: root

    signal closeWanted

    Keys.onEscapePressed: root.closeWanted()
    Connections {
        target: root.session
        function onOpened() { root.closeWanted(); }
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.color.hairline
    }
}
