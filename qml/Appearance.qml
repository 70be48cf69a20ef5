// SPDX-License-Identifier: GPL-3.0-or-later
// The theme and text size of the window: the user's settings, or those of a presentation, which are never saved.
import QtQuick
import Boardset.App
import Boardset.Controls

QtObject {
    id: root

    required property Session session
    required property real height ///< Height of the window in pixels.
    readonly property Preferences preferences: session.preferences
    readonly property bool presenting: session.present.on
    readonly property int theme: preferences.theme
    /// True if a presentation uses the dark projector theme; kept until the user selects another theme.
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
            value: Math.max(root.preferences.textPercent / 100, root.presenting ? Theme.projectorScale(root.height) : 0)
        },
        Binding { target: Theme; property: "reducedMotion"; value: root.preferences.reducedMotion }
    ]
}
