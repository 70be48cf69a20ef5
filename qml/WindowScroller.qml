// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolls the whole content of the window if the screen is smaller than the layout. The scroll bars, the wheel (if no
// item uses it) and the keyboard focus scroll the content.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Flickable {
    id: root

    required property size least ///< Smallest size that the layout supports.
    default property alias content: sheet.data
    readonly property Item focused: Window.activeFocusItem
    /// Height of the content that is hidden below the visible part.
    readonly property real below: contentHeight - height - contentY

    onFocusedChanged: if (isWithin(focused)) reveal(focused)

    function isWithin(item: Item): bool {
        return item !== null && (item === sheet || isWithin(item.parent));
    }
    /// Scroll position, along one axis, that is nearest to the current one and shows the whole range; if the range is
    /// too long, shows its beginning.
    function positionFor(now: real, shown: real, begin: real, length: real): real {
        return Math.min(begin, Math.max(now, begin + length - shown));
    }
    function reveal(item: Item) {
        const at = item.mapToItem(sheet, 0, 0);
        moveTo(positionFor(contentX, width, at.x, item.width), positionFor(contentY, height, at.y, item.height));
    }
    function moveTo(x: real, y: real) {
        contentX = Math.max(0, Math.min(x, contentWidth - width));
        contentY = Math.max(0, Math.min(y, contentHeight - height));
    }

    contentWidth: Math.max(width, least.width)
    contentHeight: Math.max(height, least.height)
    onWidthChanged: moveTo(contentX, contentY)
    onHeightChanged: moveTo(contentX, contentY)
    boundsBehavior: Flickable.StopAtBounds
    interactive: false // dragging is reserved for the diagram
    ScrollBar.vertical: AppScrollBar { z: 1 }
    ScrollBar.horizontal: AppScrollBar { z: 1 }

    Item {
        id: sheet
        width: root.contentWidth
        height: root.contentHeight
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        enabled: root.contentWidth > root.width || root.contentHeight > root.height
        orientation: Qt.Vertical
        target: null
        onWheel: event => root.moveTo(root.contentX - event.angleDelta.x, root.contentY - event.angleDelta.y)
    }
}
