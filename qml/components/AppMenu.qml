// SPDX-License-Identifier: GPL-3.0-or-later
// A menu in the window's look, as wide as its widest entry.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Menu {
    id: root

    property int widest: Math.round(260 * Math.max(1, Theme.textScale))

    implicitWidth: widest
    padding: Theme.gapHalf
    modal: false
    background: PopupCard {}
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        clip: true
        ScrollBar.vertical: AppScrollBar {}
    }
    delegate: AppMenuItem {}
}
