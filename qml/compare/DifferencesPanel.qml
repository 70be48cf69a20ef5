// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between A and B: first the results, then their causes, largest first.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property CompareView compare: session.compare

    BodyText {
        id: sentence
        anchors {
            left: parent.left; right: swap.left; verticalCenter: swap.verticalCenter; leftMargin: Theme.gap2
            rightMargin: Theme.gap
        }
        text: root.compare.state.sentence
    }
    AppButton {
        id: swap
        anchors { right: parent.right; top: parent.top; margins: Theme.gapHalf; rightMargin: Theme.gap2 }
        text: qsTr("Swap A and B")
        tip: qsTr("Makes A the current scenario, and keeps the current scenario as A. You can undo this.")
        enabled: root.compare.state.hasA && !root.compare.state.same
        onClicked: root.compare.swap()
    }
    ResultTable {
        anchors { left: parent.left; right: parent.right; top: swap.bottom; bottom: parent.bottom }
        focus: true
        pointable: true
        visible: root.compare.differences.count > 0
        rows: root.compare.differences
        session: root.session
        onPointed: (row, on) => root.compare.point(row, on)
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: root.compare.differences.count === 0
        title: root.compare.state.same ? qsTr("A and B don't differ yet") : qsTr("A and B give the same results")
        detail: root.compare.state.same ?
            qsTr("Edit the scenario, or open another scenario or machine. A stays unchanged. Shift+C clears A.")
            : qsTr("Your changes don't affect throughput, latency or the busiest parts.")
    }
}
