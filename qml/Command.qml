// SPDX-License-Identifier: GPL-3.0-or-later
// A command of the window: its title, its shortcut, and the signal that runs it (activated).
import QtQuick

Shortcut {
    required property string title
    /// True if the command is available now; otherwise, the search lists it as unavailable.
    property bool possible: true
    property string also: "" ///< Synonyms for the search, separated by semicolons.
    property string group: qsTr("Scenario")
    property string keys: nativeText
    property string brief: "" ///< Short label beside the key in a presentation; an empty label hides the command there.
    property string cap: keys ///< Label of the key itself in a presentation.

    context: Qt.WindowShortcut
    autoRepeat: false
}
