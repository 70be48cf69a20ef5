// SPDX-License-Identifier: GPL-3.0-or-later
// A list that stops at its ends, with our scroll bar. What has the keyboard in it comes into view, and the row after
// it.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ListView {
    id: root

    readonly property Item focused: Window.activeFocusItem

    function isWithin(item: Item): bool {
        return item !== null && (item.parent === contentItem || isWithin(item.parent));
    }
    function reveal(item: Item) {
        if (item === null) return; // gone since
        const row = indexAt(width / 2, item.mapToItem(contentItem, 0, item.height / 2).y);
        if (row < 0) return;
        positionViewAtIndex(Math.min(row + 1, count - 1), ListView.Contain); // Tab finds no row that is not there
        positionViewAtIndex(row, ListView.Contain);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // rows that nobody sees would be made beside the model, and be cancelled with a warning when it changes
    cacheBuffer: 0
    // not yet: a row that goes out of view takes the keyboard's item with it
    onFocusedChanged: {
        if ([Qt.TabFocusReason, Qt.BacktabFocusReason].includes(focused?.focusReason) && isWithin(focused))
            Qt.callLater(reveal, focused);
    }
    ScrollBar.vertical: AppScrollBar {}
}
