// SPDX-License-Identifier: GPL-3.0-or-later
// A panel with a column of items. It is as large as its items, unless its width is set.
import QtQuick
import Boardset.Controls

Panel {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property int marginX: Theme.gapWide
    property int marginY: Theme.gapWide

    implicitWidth: column.implicitWidth + 2 * marginX
    implicitHeight: column.height + 2 * marginY

    Column {
        id: column
        x: root.marginX
        y: root.marginY
        width: root.width - 2 * root.marginX
        spacing: Theme.gapHalf
    }
}
