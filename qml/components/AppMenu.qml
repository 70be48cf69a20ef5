// SPDX-License-Identifier: GPL-3.0-or-later
// A menu in the window's look, as wide as its widest entry.
import QtQuick
import QtQuick.Templates as T
import Boardset.Controls

T.Menu { // the one of a style comes with a list that is bound both ways
    id: root

    property int widest: Math.round(260 * Math.max(1, Theme.textScale)) ///< As a rule: a longer entry widens it.
    readonly property var entries: Array.from({length: count}, (_, i) => itemAt(i)?.implicitWidth ?? 0)
    readonly property real tall: Array.from({length: count},
        (_, i) => itemAt(i)?.height ?? 0).reduce((sum, each) => sum + each, 0)
    readonly property real room: parent?.Window.width || 4096 ///< More has no place: entries wrap.

    implicitWidth: Math.min(room, Math.max(widest, Math.ceil(Math.max(0, ...entries)) + leftPadding + rightPadding))
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 0
    overlap: 1
    padding: Theme.gapHalf
    modal: false
    onCurrentIndexChanged: (contentItem as ListView).positionViewAtIndex(currentIndex, ListView.Contain)
    background: PopupCard {}
    contentItem: AppListView {
        implicitHeight: root.tall // its own contentHeight lays it out where it is read
        model: root.contentModel
        currentIndex: -1 // the menu has its own; bound to it, each would set the other
        interactive: contentHeight > height
        highlightMoveDuration: 0
    }
    delegate: AppMenuItem {}
}
