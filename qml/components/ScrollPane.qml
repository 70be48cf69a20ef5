// SPDX-License-Identifier: GPL-3.0-or-later
// A column that scrolls when it is taller than its place. Children go into the column.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Flickable {
    id: root

    default property alias content: column.data
    property int margin: Theme.gap2
    property int above: margin
    property int gutter: 0 ///< Kept free at the right for the scroll bar.
    property alias spacing: column.spacing

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + above + margin
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    ScrollBar.vertical: AppScrollBar {}

    Column {
        id: column
        x: root.margin
        y: root.above
        width: root.width - 2 * root.margin - root.gutter
        spacing: Theme.gap
    }
}
