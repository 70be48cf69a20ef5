// SPDX-License-Identifier: GPL-3.0-or-later
// A list that doesn't scroll beyond its ends and uses the window's scroll bar. The row with the keyboard focus and the
// next row are scrolled into view.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ListView {
    readonly property Item focused: Window.activeFocusItem

    function isWithin(item: Item): bool {
        return item !== null && (item.parent === contentItem || isWithin(item.parent));
    }
    function reveal(item: Item) {
        if (item === null) return; // the item has been destroyed in the meantime
        const row = indexAt(width / 2, item.mapToItem(contentItem, 0, item.height / 2).y);
        if (row < 0) return;
        positionViewAtIndex(Math.min(row + 1, count - 1), ListView.Contain); // Tab can't reach a row that isn't created
        positionViewAtIndex(row, ListView.Contain);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Rows outside the view would be incubated while the model changes, and Qt warns when it cancels them.
    cacheBuffer: 0
    // Rows aren't reused: a row that leaves the view would take the focused item with it.
    onFocusedChanged: {
        if ([Qt.TabFocusReason, Qt.BacktabFocusReason].includes(focused?.focusReason) && isWithin(focused))
            Qt.callLater(reveal, focused);
    }
    ScrollBar.vertical: AppScrollBar {}
}
