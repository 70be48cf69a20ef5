// SPDX-License-Identifier: GPL-3.0-or-later
// A row of tabs with optional counts. In a narrow strip, tabs move closer together, then become narrower, and if
// necessary wrap onto further lines. Arrow keys move from one tab to the next.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property var titles ///< Titles of the tabs, as a list of strings.
    property var icons: [] ///< Icon of each tab, as path data.
    property var counts: [] ///< Count for each tab; a count of 0 is not shown.
    property int current: 0
    property bool folded: false ///< True if no tab is shown; the current tab then only has the keyboard focus.
    required property string label ///< Accessible name of the tab list.
    readonly property real padding: width < implicitWidth - tabs.count * Theme.gap ? Theme.gapHalf : Theme.gap
    signal chosen(int index)

    implicitHeight: row.implicitHeight
    implicitWidth: {
        const widths = Array.from({length: tabs.count}, (_, tab) => tabs.itemAt(tab)?.implicitWidth ?? 0);
        return Math.ceil(widths.reduce((sum, each) => sum + each + Theme.gap, 0));
    }
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    Flow {
        id: row
        width: parent.width
        spacing: root.width < root.implicitWidth ? 0 : Theme.gap

        Repeater {
            id: tabs
            model: root.titles

            TabButton {
                id: tab

                required property int index
                required property string modelData

                title: tab.modelData
                iconPath: root.icons[tab.index] ?? ""
                count: root.counts[tab.index] ?? 0
                current: isStop && !root.folded
                isStop: root.current === tab.index
                width: implicitWidth - 2 * (Theme.gap - root.padding)
                height: Theme.controlHeight + Theme.gapHalf
                leftPadding: root.padding
                rightPadding: root.padding
                focus: isStop
                onClicked: root.chosen(tab.index)
                Keys.onLeftPressed: root.chosen(Math.max(0, tab.index - 1))
                Keys.onRightPressed: root.chosen(Math.min(root.titles.length - 1, tab.index + 1))
            }
        }
    }
}
