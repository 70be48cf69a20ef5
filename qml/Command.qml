// SPDX-License-Identifier: GPL-3.0-or-later
// Something that the window can do: its name, its shortcut, and the signal that does it (activated).
import QtQuick

Shortcut {
    required property string title
    property bool possible: true ///< It can be done now; else the search shows that it cannot.
    property string also: "" ///< Other words by which the search finds it, with semicolons between.
    property string group: qsTr("Scenario")
    property string keys: nativeText
    property string brief: "" ///< A word or two for beside the key; empty: it is not shown there.
    property string cap: keys ///< What stands on the key there.

    context: Qt.WindowShortcut
    autoRepeat: false
}
