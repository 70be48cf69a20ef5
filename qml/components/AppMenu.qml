// SPDX-License-Identifier: GPL-3.0-or-later
// A menu in the window's style, as wide as its widest item.
import QtQuick
import QtQuick.Templates as T
import Boardset.Controls

T.Menu { // not the Menu of a Qt style, whose list is bound to the menu in both directions
    id: root

    property int widest: Math.round(260 * Math.max(1, Theme.textScale)) ///< Usual width; a longer item widens the menu.
    readonly property var entries: Array.from({length: count}, (_, i) => itemAt(i)?.implicitWidth ?? 0)
    readonly property real tall: Array.from({length: count},
        (_, i) => itemAt(i)?.height ?? 0).reduce((sum, each) => sum + each, 0)
    readonly property real space: parent?.Window.width || 4096 ///< Available width; longer items wrap.

    implicitWidth: Math.min(space, Math.max(widest, Math.ceil(Math.max(0, ...entries)) + leftPadding + rightPadding))
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 0
    overlap: 1
    padding: Theme.gapHalf
    modal: false
    onCurrentIndexChanged: (contentItem as ListView).positionViewAtIndex(currentIndex, ListView.Contain)
    background: PopupCard {}
    contentItem: AppListView {
        implicitHeight: root.tall // reading the list's own contentHeight here would trigger a layout
        model: root.contentModel
        currentIndex: -1 // the menu sets its own index; a binding between the two indexes would loop
        interactive: contentHeight > height
        highlightMoveDuration: 0
    }
    delegate: AppMenuItem {}
}
