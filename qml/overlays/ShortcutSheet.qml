// SPDX-License-Identifier: GPL-3.0-or-later
// The shortcut sheet (?): all shortcuts by group.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Commands commands
    readonly property var drags: [
        {group: qsTr("With the mouse"), title: qsTr("Select several threads or stacks; drag to move all of them"),
            keys: qsTr("Shift, click")},
        {group: qsTr("With the mouse"), title: qsTr("Select the threads and stacks inside a frame"),
            keys: qsTr("Shift, drag")},
        {group: qsTr("With the mouse"), title: qsTr("Drop half of the pages"), keys: qsTr("Shift")},
        {group: qsTr("With the mouse"), title: qsTr("Spread the pages over all memories"), keys: qsTr("Ctrl")},
        {group: qsTr("With the mouse"), title: qsTr("Drop the whole region"), keys: qsTr("Alt")},
        {group: qsTr("With the mouse"), title: qsTr("Pan"), keys: qsTr("Space, middle button")},
        {group: qsTr("With the mouse"), title: qsTr("Zoom"), keys: qsTr("Wheel")}
    ]
    /// All commands with keys; empty while the sheet is hidden, so that they don't delay the window's first frame.
    readonly property var keyed: visible ? Array.from(commands.all).filter(c => c.keys !== "").concat(drags) : []
    readonly property var groups: [...new Set(keyed.map(c => c.group))]
    readonly property bool narrow: width < 560 * Theme.textScale
    /// The groups in columns. Each group is added to the column that is the shortest at that time.
    readonly property var columns: {
        const sides = narrow ? [[]] : [[], []];
        const rows = [0, 0];
        for (const group of groups) {
            const to = narrow || rows[0] <= rows[1] ? 0 : 1;
            sides[to].push(group);
            rows[to] += 2 + keyed.filter(c => c.group === group).length;
        }
        return sides;
    }

    title: qsTr("All shortcuts")
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 720, Math.round(720 * Math.max(1, Theme.textScale)))
    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: 0
        gutter: Theme.gapWide
        implicitHeight: contentHeight

        Row {
            id: sides
            width: parent.width
            spacing: Theme.gap4

            Repeater {
                model: root.columns

                Column {
                    id: side
                    required property var modelData

                    width: (sides.width - (root.columns.length - 1) * sides.spacing) / root.columns.length
                    spacing: Theme.gap3

                    Repeater {
                        model: side.modelData

                        Column {
                            id: group

                            required property string modelData

                            width: side.width
                            spacing: Theme.gapHalf

                            SectionTitle { text: group.modelData }
                            Repeater {
                                model: root.keyed.filter(c => c.group === group.modelData)

                                RowLayout {
                                    id: line

                                    required property var modelData

                                    width: side.width

                                    BodyText {
                                        Layout.fillWidth: true
                                        // an entry of `drags` has no state
                                        text: (line.modelData.state ?? line.modelData).title
                                    }
                                    CaptionText {
                                        text: line.modelData.keys
                                        font.weight: Font.DemiBold
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    footer: DialogButtons {
        pane: root.contentItem as ScrollPane
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.accept()
        }
    }
}
