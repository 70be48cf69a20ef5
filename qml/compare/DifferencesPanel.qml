// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between A and B: first the results, then their causes, largest first.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Differences between A and B")

    required property CompareView compare
    required property Tables tables
    readonly property var columns: [qsTr("A"), qsTr("B"), qsTr("Change")]
    readonly property int column: Math.round(Math.min(128 * Theme.textScale, (list.width - Theme.gap) / 5))

    BodyText {
        id: sentence
        anchors {
            left: parent.left; right: swap.left; verticalCenter: copy.verticalCenter; leftMargin: Theme.gap2
            rightMargin: Theme.gap
        }
        text: root.compare.sentence
    }
    AppButton {
        id: swap
        anchors { right: copy.left; top: copy.top; rightMargin: Theme.gapHalf }
        text: qsTr("Swap A and B")
        tip: qsTr("Makes A the current scenario, and keeps the current scenario as A. You can undo this.")
        enabled: root.compare.hasA && !root.compare.same
        onClicked: root.compare.swap()
    }
    TableButton {
        id: copy
        anchors { right: parent.right; top: parent.top; margins: Theme.gapHalf; rightMargin: Theme.gap2 }
        tables: root.tables
        rows: root.compare.differences
        columns: ({title: qsTr("Difference"), a: qsTr("A: %1").arg(root.compare.nameA),
            b: qsTr("B: %1").arg(root.compare.nameB), change: qsTr("Change")})
    }
    Row {
        id: head
        anchors { right: list.right; top: copy.bottom; rightMargin: Theme.gapWide }
        visible: list.count > 0
        Accessible.role: Accessible.Row
        Accessible.name: qsTr("Column titles")

        Repeater {
            model: root.columns
            CellText {
                small: true
                muted: true
                required property string modelData

                width: root.column
                horizontalAlignment: Text.AlignRight
                text: modelData
                wrapMode: Text.NoWrap
            }
        }
    }
    AppListView {
        id: list
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; leftMargin: Theme.gap2
            rightMargin: Theme.gap
        }
        focus: true
        model: root.compare.differences
        delegate: DifferenceLine {
            width: list.width - Theme.gapWide
            titles: root.columns
            column: root.column
            onPoint: (row, on) => root.compare.point(row, on)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: list.count === 0
        title: root.compare.same ? qsTr("A and B don't differ yet") : qsTr("A and B give the same results")
        detail: root.compare.same ?
            qsTr("Edit the scenario, or open another scenario or machine. A stays unchanged. Shift+C clears A.")
            : qsTr("Your changes don't affect throughput, latency or the busiest parts.")
    }
}
