// SPDX-License-Identifier: GPL-3.0-or-later
// A column that scrolls if it is taller than the pane. Child items are placed in the column.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Flickable {
    id: root

    default property alias content: column.data
    property int margin: Theme.gap2
    property int above: margin
    property int gutter: 0 ///< Width kept free at the right for the scroll bar.
    property bool fades: false ///< True if the content fades out at the bottom, which shows that a cut line continues.
    property bool locked: false ///< True while an item is dragged out of the pane, so the pane doesn't scroll.
    property alias spacing: column.spacing
    readonly property alias body: column ///< The column of child items, for items that move between parents.
    readonly property Item focused: Window.activeFocusItem
    readonly property Item note: (focused as AppTextField)?.note ?? null

    onContentHeightChanged: if (note !== null && isWithin(note)) reveal(note)
    onFocusedChanged: if (isByKey(focused) && isWithin(focused)) reveal(focused)

    function isByKey(item: Item): bool {
        return [Qt.TabFocusReason, Qt.BacktabFocusReason, Qt.ShortcutFocusReason].includes(item?.focusReason);
    }
    function isWithin(item: Item): bool {
        return item !== null && (item === column || isWithin(item.parent));
    }
    function reveal(item: Item) {
        const top = item.mapToItem(contentItem, 0, 0).y - Theme.gap;
        const least = top + item.height + 2 * Theme.gap - height; // also shows the bottom edge of the item
        contentY = Math.max(0, Math.min(top, Math.max(contentY, least)));
    }

    /// Scrolls in response to a key event; returns false if the key doesn't scroll or there is nothing to scroll.
    function turn(key: int): bool {
        const page = height - Theme.gap3;
        const by = {[Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page, [Qt.Key_Down]: Theme.gap3,
            [Qt.Key_Up]: -Theme.gap3, [Qt.Key_End]: contentHeight, [Qt.Key_Home]: -contentHeight}[key];
        if (by === undefined || contentHeight <= height)
            return false;
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
        return true;
    }

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + above + margin
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height && !locked
    ScrollBar.vertical: AppScrollBar {}

    Column {
        id: column
        x: root.margin
        y: root.above
        width: root.width - 2 * root.margin - root.gutter
        spacing: Theme.gap
    }
    Rectangle {
        parent: root // not part of the scrolled content
        y: root.height - height
        width: root.width
        height: Theme.gap3
        visible: root.fades && root.contentY + root.height < root.contentHeight - 1
        gradient: Gradient {
            GradientStop {
                position: 0; color: Qt.rgba(Theme.color.panel.r, Theme.color.panel.g, Theme.color.panel.b, 0)
            }
            GradientStop { position: 1; color: Theme.color.panel }
        }
    }
}
