// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of the canvas, opened by a right click or the menu key.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppMenu {
    id: root

    required property CanvasView view

    widest: Math.round(280 * Math.max(1, Theme.textScale))

    Instantiator {
        model: root.view.actions
        delegate: CanvasMenuItem { onTriggered: root.view.act(index) }
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
    }
}
