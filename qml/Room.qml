// SPDX-License-Identifier: GPL-3.0-or-later
// Which panels there is room for at this size and text scale. One without room is a guest: it is there while it is
// wanted, in the place of another.
import QtQuick
import Boardset.App
import Boardset.Controls

QtObject {
    id: root

    required property Preferences preferences
    required property bool deriving ///< Why? is open.
    required property size place
    property bool teaching: false ///< A lesson is open.
    property bool presenting: false ///< No panel is there, whatever is remembered.
    property string guest: "" ///< "library", "drawer" or none.

    /// In pixels at 100 % text.
    readonly property real unit: Math.max(1, Theme.textScale)
    readonly property real wide: place.width / unit
    readonly property real tall: place.height / unit
    readonly property real right: deriving ? preferences.whyWidth :
        teaching || preferences.answerOpen ? preferences.answerWidth : 0

    readonly property bool libraryFits: wide - right - preferences.libraryWidth >= 470
    readonly property bool drawerFits: tall >= 460
    /// As a guest it leaves the diagram a place: 1280 x 800 with text at 160 %.
    readonly property bool drawerShares: tall >= 400
    readonly property bool library: !presenting && (libraryFits ? preferences.libraryOpen : guest === "library")
    readonly property bool drawer: !presenting && (drawerFits ? preferences.drawerOpen : guest === "drawer")
    readonly property bool canvas: drawerShares || !drawer
    readonly property bool column: !presenting && (libraryFits || !library) ///< The right side.
    readonly property bool lesson: teaching && (presenting || column && !deriving)
    readonly property bool answer: column && !deriving && !teaching && preferences.answerOpen
    readonly property bool why: column && deriving
    readonly property bool answerAboveWhy: tall >= 460

    function toggle(panel: string) {
        if (panel === "library" && libraryFits) preferences.libraryOpen = !preferences.libraryOpen;
        else if (panel === "drawer" && drawerFits) preferences.drawerOpen = !preferences.drawerOpen;
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
