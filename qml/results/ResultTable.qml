// SPDX-License-Identifier: GPL-3.0-or-later
// A table of results. The widest column of text takes the space that the others leave. Columns for which there is no
// space disappear by priority; their values then are below the widest column of text.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope { // positioned by bindings: see SourceLine
    id: root

    required property Session session
    required property TableModel rows
    property bool pointable: false ///< True if the row under the pointer or with the keyboard focus is highlighted.
    property bool selectable: false ///< True if a click selects a row, which is `current`.
    property int current: 0
    property var detailed: row => true ///< Function that returns whether a row shows notes and hidden columns.
    property alias list: list
    signal wanted(int row) ///< Requests that the part of a row be shown.
    signal acted(int row) ///< Requests the action of a row.
    signal chosen(int row) ///< Emitted when a row is clicked, if `selectable`.
    signal pointed(int row, bool on) ///< Emitted when the pointer or the focus enters or leaves a row, if `pointable`.

    readonly property var columns: rows.columns
    readonly property var noColumn: ({title: "", priority: 0, right: false, characters: 0, notes: 0})
    readonly property int flexible: columns.reduce((most, each, i) => each.right || each.priority > 0 || most >= 0
        && each.characters + each.notes <= columns[most].characters + columns[most].notes ? most : i, -1)
    /// Minimum width of the flexible column.
    readonly property real leastText: Math.round(240 * Math.max(1, Theme.textScale))
    readonly property real lineWidth: Math.min(width - 2 * Theme.gap2 - Theme.rowHeight,
        1200 * Math.max(1, Theme.textScale))
    readonly property int mostPriority: { // priority of the last visible columns
        let most = Math.max(0, ...columns.map(each => each.priority));
        while (most >= 0 && lineWidth - widthOf(most) < (most > 0 ? leastText : leastText / 2)) --most;
        return most; // -1 if only the flexible column has space
    }
    readonly property real textWidth: lineWidth - widthOf(mostPriority)

    /// Returns a column. A row that is being removed can ask for a column that the new table does not have.
    function columnAt(index: int): var {
        return columns[index] ?? noColumn;
    }
    function isVisible(column: int): bool {
        return column === flexible || columnAt(column).priority <= mostPriority;
    }
    /// Returns the width of all columns but the flexible one, with gaps, if those above a priority are hidden.
    function widthOf(priority: int): real {
        return columns.reduce((sum, each, i) => sum + (i === flexible || each.priority > priority ? 0
            : columnWidth(i) + Theme.gap2), 0);
    }
    function columnWidth(column: int): real {
        if (column === flexible) return textWidth;
        const each = columnAt(column); // digits are narrower than the average character
        const character = metrics.averageCharacterWidth * (each.right ? 0.96 : 1.12);
        const wide = Math.ceil(each.characters * character) + Theme.gap;
        return Math.min(wide, Math.round(Math.min(300 * Theme.textScale, lineWidth / 4)));
    }
    function columnX(column: int): real {
        let x = 0;
        for (let i = 0; i < column; ++i)
            if (isVisible(i)) x += columnWidth(i) + Theme.gap2;
        return x;
    }

    Accessible.role: Accessible.Table
    Accessible.name: rows.title

    FontMetrics {
        id: metrics
        font { family: Theme.family; pixelSize: Theme.bodySize; weight: Font.DemiBold }
    }
    Item {
        id: header
        objectName: "columnTitles"
        x: Theme.gap2
        width: root.lineWidth
        height: Theme.rowHeight
        Accessible.role: Accessible.Row
        Accessible.name: qsTr("Column titles")

        Repeater {
            model: root.columns

            CaptionText {
                required property var modelData
                required property int index

                x: root.columnX(index)
                width: root.columnWidth(index)
                height: parent.height
                visible: root.isVisible(index)
                horizontalAlignment: modelData.right ? Text.AlignRight : Text.AlignLeft
                text: modelData.title
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: text
                Accessible.ignored: text === ""
            }
        }
    }
    TableButton {
        x: root.width - width - Theme.gapHalf
        tables: root.session.tables
        table: root.rows
    }
    AppListView {
        id: list
        y: header.height
        width: parent.width
        height: parent.height - y
        focus: true
        activeFocusOnTab: root.selectable
        keyNavigationEnabled: !root.selectable // the arrow keys then belong to the panel
        currentIndex: root.current
        highlightMoveDuration: Theme.calm
        model: root.rows
        delegate: ResultRow {
            width: ListView.view.width
            table: root
        }
    }
}
