// SPDX-License-Identifier: GPL-3.0-or-later
// All colours, sizes and durations of the window. Contains only style. The window binds `name` and `textScale`.
pragma Singleton
import QtQuick
import Boardset.Controls

QtObject {
    enum Name { Light, Dark, Print, Projector, ProjectorDark }

    property int name: Theme.Light
    property real textScale: 1
    property bool reducedMotion: false

    readonly property bool isDark: name === Theme.Dark || name === Theme.ProjectorDark
    readonly property ThemeColours color: all[name]
    readonly property list<ThemeColours> all: [
        ThemeColours { theme: Theme.Light }, ThemeColours { theme: Theme.Dark }, ThemeColours { theme: Theme.Print },
        ThemeColours { theme: Theme.Projector }, ThemeColours { theme: Theme.ProjectorDark }
    ]

    /// Inter if it is installed, otherwise a system font.
    readonly property var families: Qt.fontFamilies()
    readonly property var wanted: ["Inter", "Inter Variable", "Noto Sans", "DejaVu Sans"]
    readonly property string family: wanted.find(f => families.includes(f)) ?? "sans-serif"
    readonly property string mono: families.includes("DejaVu Sans Mono") ? "DejaVu Sans Mono" : "monospace"

    /// The four text sizes in pixels; the smallest is 11.
    readonly property int captionSize: Math.max(11, Math.round(11 * textScale))
    readonly property int bodySize: Math.max(11, Math.round(13 * textScale))
    readonly property int headingSize: Math.round(16 * textScale)
    readonly property int displaySize: Math.round(30 * textScale)
    readonly property int figureSize: Math.round(44 * textScale) ///< Text size that is used only in presentations.

    /// Returns the text scale of a presentation, in which text is at least 17 pixels and 1/64 of the window's height.
    function projectorScale(height: real): real {
        return Math.max(17 / 11, height / 64 / 11)
    }

    /// Spacing on an 8-pixel grid: 0.5, 1, 1.5, 2, 3 and 4 units.
    readonly property int gapHalf: 4
    readonly property int gap: 8
    readonly property int gapWide: 12
    readonly property int gap2: 16
    readonly property int gap3: 24
    readonly property int gap4: 32

    /// Heights of rows and controls; they scale with the text.
    readonly property int rowHeight: Math.round(28 * Math.max(1, textScale))
    readonly property int controlHeight: Math.round(32 * Math.max(1, textScale))
    readonly property int barHeight: Math.round(56 * Math.max(1, textScale))
    readonly property int iconSize: Math.round(16 * Math.max(1, textScale))

    readonly property int smallRadius: 4
    readonly property int controlRadius: 6
    readonly property int cardRadius: 8

    /// Durations in milliseconds.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int calm: reducedMotion ? 0 : 200
    readonly property int hoverDelay: 400

    /// Opacity of results that are about to be replaced.
    readonly property real faded: 0.5

    readonly property IconPaths icon: IconPaths {}

    readonly property int hairline: 1
    readonly property int focusRing: 2
}
