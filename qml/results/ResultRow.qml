// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a ResultTable.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property var table ///< The ResultTable; its type here would be a cyclic dependency.
    required property var cells ///< Values of type ShownCell, one per column.
    required property int index
    readonly property bool pointed: table.pointable &&
        (hover.hovered || (ListView.isCurrentItem && ListView.view.activeFocus))
    readonly property bool selected: table.selectable && table.current === index
    readonly property bool detailed: table.detailed(index)

    function isKnown(value: var): bool {
        return value.known && value.text !== "";
    }
    /// The known cells of hidden columns, which are shown below the flexible column. Their items read nothing else of
    /// this row, because they may exist a moment longer.
    readonly property var folded: !detailed ? [] : cells.map((each, i) => ({value: each, column: table.columnAt(i),
        why: table.session.why, hidden: !table.isVisible(i)})).filter(each => each.hidden && isKnown(each.value))

    height: Math.max(Theme.rowHeight, line.height + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: cells.map((each, i) => !isKnown(each) ? ""
        : qsTr("%1: %2").arg(table.columnAt(i).title).arg(detailed && each.note !== "" ? qsTr("%1. %2").arg(each.text)
            .arg(each.note) : each.text)).filter(each => each !== "").join(", ")
    Accessible.selected: selected

    onPointedChanged: table.pointed(index, pointed)

    HoverHandler { id: hover }
    TapHandler {
        enabled: root.table.selectable
        onTapped: {
            root.ListView.view.forceActiveFocus(Qt.MouseFocusReason);
            root.table.chosen(root.index);
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        visible: root.pointed || root.selected
        color: root.selected ? Theme.color.accentSoft : Theme.color.hover
    }
    Hairline {
        x: line.x
        width: line.width
    }
    Item {
        id: line
        x: Theme.gap2
        anchors.verticalCenter: parent.verticalCenter
        width: root.table.lineWidth
        height: childrenRect.height

        Repeater {
            model: root.cells

            Column {
                id: cell
                required property var modelData
                required property int index
                readonly property bool flexible: index === root.table.flexible

                x: root.table.columnX(index)
                width: root.table.columnWidth(index)
                visible: root.table.isVisible(index)

                ResultCell {
                    width: cell.width
                    column: root.table.columnAt(cell.index)
                    value: cell.modelData
                    why: root.table.session.why
                    onWanted: root.table.wanted(root.index)
                }
                CaptionText {
                    width: cell.width
                    visible: text !== "" && root.detailed
                    text: cell.modelData.note
                }
                Repeater { // a Loader would create nothing here with Qt 6.4
                    model: cell.modelData.action !== "" ? 1 : 0

                    AppButton {
                        objectName: "action"
                        width: Math.min(implicitWidth, parent?.width ?? 0) // the text wraps in a narrow column
                        implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.gap)
                        flat: false
                        text: cell.modelData.action
                        tip: qsTr("Applies this as one edit that you can undo")
                        onClicked: root.table.acted(root.index)
                    }
                }
                Repeater {
                    model: cell.flexible ? root.folded : []

                    ResultCell {
                        required property var modelData

                        width: parent?.width ?? 0
                        labelled: modelData.column.right
                        column: modelData.column
                        value: modelData.value
                        why: modelData.why
                        onWanted: root.table.wanted(root.index)
                    }
                }
            }
        }
    }
}
