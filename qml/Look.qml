// SPDX-License-Identifier: GPL-3.0-or-later
// What the window looks like: as the user has it, or while presenting for a room, which no file remembers.
import QtQuick
import Boardset.App
import Boardset.Controls

QtObject {
    id: root

    required property Session session
    required property real height ///< Of the window.
    readonly property Preferences preferences: session.preferences
    readonly property bool presenting: session.present.on
    readonly property int theme: preferences.theme
    /// The room; as it was left the last time, until another theme is chosen.
    property bool dark: theme === Preferences.Dark

    onThemeChanged: dark = theme === Preferences.Dark

    readonly property list<QtObject> bindings: [
        Binding {
            target: Theme
            property: "name"
            value: !root.presenting ? root.preferences.theme : root.dark ? Theme.ProjectorDark : Theme.Projector
        },
        Binding {
            target: Theme
            property: "textScale"
            value: Math.max(root.preferences.textPercent / 100, root.presenting ? Theme.roomScale(root.height) : 0)
        },
        Binding { target: Theme; property: "reducedMotion"; value: root.preferences.reducedMotion }
    ]
}
