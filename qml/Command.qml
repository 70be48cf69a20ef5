// SPDX-License-Identifier: GPL-3.0-or-later
// Something that the window can do: its name, its shortcut, and the signal that does it (activated).
import QtQuick

Shortcut {
    required property string title
    property bool listed: true ///< In the search and on the shortcut sheet.
    property string group: qsTr("Scenario")
    property string keys: nativeText

    context: Qt.WindowShortcut
    autoRepeat: false
}
