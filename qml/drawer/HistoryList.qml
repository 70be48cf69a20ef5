// SPDX-License-Identifier: GPL-3.0-or-later
// All edits since the scenario was opened; a click undoes or redoes up to that edit.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property UndoHistoryView history

    AppListView {
        id: list
        anchors.fill: parent
        anchors.margins: Theme.gapHalf
        visible: count > 1
        model: root.history.steps
        currentIndex: root.history.at
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Edits")
        delegate: HistoryLine {
            width: list.width
            onClicked: root.history.goTo(index)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        visible: list.count <= 1
        title: qsTr("No changes yet")
        detail: qsTr("Each edit is listed here. Click one to return to it.")
    }
}
