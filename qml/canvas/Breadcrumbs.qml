// SPDX-License-Identifier: GPL-3.0-or-later
// The breadcrumb trail from the machine to the current level. Its levels are also drop targets.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property CanvasView view
    required property Item canvas ///< The item in whose coordinates the pointer position is given.

    height: Theme.controlHeight
    spacing: Theme.gapHalf

    Repeater {
        model: root.view.crumbs
        Breadcrumb { view: root.view; canvas: root.canvas }
    }
}
