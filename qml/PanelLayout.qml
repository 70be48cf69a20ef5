// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which panels fit at this window size and text scale. A panel that doesn't fit can be shown as a "guest":
// temporarily, the side panel over the diagram, and the drawer in place of it.
import QtQuick
import Boardset.App
import Boardset.Controls

QtObject {
    required property Preferences preferences
    required property size place
    property bool teaching: false ///< True if a lesson is open.
    property bool presenting: false ///< True if a presentation hides all panels, regardless of the saved settings.
    property string guest: "" ///< "library" or "drawer" if that panel is shown as a guest; otherwise empty.

    /// Scale from sizes at 100 % text to pixels.
    readonly property real unit: Math.max(1, Theme.textScale)
    readonly property real wide: place.width / unit
    readonly property real tall: place.height / unit
    readonly property real right: teaching || preferences.answerOpen ? answerWidth : 0

    /// Widths of the side panel and of the results: set by the user, or right for the width of the window.
    readonly property real libraryWidth: preferences.libraryWidth || (wide < 1400 ? 256 : wide < 1800 ? 280 : 400)
    readonly property real answerWidth: preferences.answerWidth || (wide < 1400 ? 304 : wide < 1800 ? 336 : 376)

    readonly property bool libraryFits: wide - right - libraryWidth >= 460
    /// True if the side panel is a guest, whose tabs are icons. With very large text, even the icons are too wide.
    readonly property bool floats: !presenting && !libraryFits
    readonly property bool rail: floats && wide >= 560
    readonly property bool drawerFits: tall >= 460
    /// True if the user has opened the drawer; until the user opens or folds it, true if the window is high.
    readonly property bool drawerOpen: preferences.drawerChosen ? preferences.drawerOpen : tall >= 800
    /// True if the diagram stays visible while the drawer is a guest; for example, at 1280 x 800 with text at 160 %.
    readonly property bool drawerShares: tall >= 400
    readonly property bool library: !presenting && (libraryFits ? preferences.libraryOpen : guest === "library")
    /// True if the drawer shows a tab; false if it is folded to its row of tabs.
    readonly property bool drawer: !presenting && (drawerFits ? drawerOpen : guest === "drawer")
    readonly property bool canvas: drawerShares || !drawer
    readonly property bool answer: !presenting && !teaching && preferences.answerOpen

    function toggle(panel: string) {
        if (panel === "library" && libraryFits) preferences.libraryOpen = !preferences.libraryOpen;
        else if (panel === "drawer" && drawerFits) preferences.drawerOpen = !drawerOpen;
        else guest = guest === panel ? "" : panel;
    }
    function showDrawer() {
        preferences.drawerOpen = true;
        if (!drawerFits) guest = "drawer";
    }
    function showColumn(open: bool) {
        guest = "";
        preferences.answerOpen = open;
    }
}
