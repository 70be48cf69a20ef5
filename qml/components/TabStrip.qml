// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the drawer, each with an optional count. Arrow keys go from one to the next.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property var titles ///< List of texts.
    property var counts: [] ///< List of numbers; 0 shows none.
    property int current: 0
    signal chosen(int index)

    implicitHeight: Theme.controlHeight + Theme.gapHalf
    implicitWidth: row.implicitWidth
    Accessible.role: Accessible.PageTabList

    Row {
        id: row
        height: parent.height
        spacing: Theme.gap

        Repeater {
            model: root.titles

            TabButton {
                id: tab

                required property int index
                required property string modelData

                title: tab.modelData
                count: root.counts[tab.index] ?? 0
                current: root.current === tab.index
                height: row.height
                focus: current
                onClicked: root.chosen(tab.index)
                Keys.onLeftPressed: root.chosen(Math.max(0, tab.index - 1))
                Keys.onRightPressed: root.chosen(Math.min(root.titles.length - 1, tab.index + 1))
            }
        }
    }
}
