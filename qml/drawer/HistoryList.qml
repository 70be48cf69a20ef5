// SPDX-License-Identifier: GPL-3.0-or-later
// All edits since the scenario was opened; a click on an edit undoes or redoes all edits up to it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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
        currentIndex: root.history.state.at
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Edits")
        delegate: PressButton {
            id: line

            required property int index
            required property string title
            required property bool current
            required property bool undone

            width: list.width
            implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gapHalf)
            leftPadding: Theme.gapWide
            rightPadding: Theme.gapWide
            hoverEnabled: true
            Accessible.role: Accessible.ListItem
            Accessible.selected: current
            Accessible.name: current ? qsTr("%1, current").arg(title) : undone ? qsTr("%1, undone").arg(title) : title
            contentItem: RowLayout {
                spacing: Theme.gapWide

                CaptionText {
                    Layout.preferredWidth: Theme.gap3
                    horizontalAlignment: Text.AlignRight
                    text: line.index
                    wrapMode: Text.NoWrap
                }
                BodyText {
                    Layout.fillWidth: true
                    text: line.title
                    color: line.undone ? Theme.color.secondary : line.current ? Theme.color.accent : Theme.color.text
                    strong: line.current
                    font.italic: line.undone
                }
                CaptionText {
                    visible: line.current || line.undone
                    text: line.current ? qsTr("current") : qsTr("undone")
                }
            }
            background: RowBackground {
                of: line
                current: line.current
            }
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
