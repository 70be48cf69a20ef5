// SPDX-License-Identifier: GPL-3.0-or-later
// The times of one thread, or the column titles above them. Positioned by bindings: see SourceLine.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string thread
    required property string processor
    required property string wall
    required property real numberWidth
    property string of
    property string stands
    property bool done: false
    property bool heading: false
    readonly property string title: of === "" ? thread : qsTr("%1 of %2").arg(thread).arg(of)

    implicitHeight: Math.max(Theme.rowHeight,
        state.implicitHeight + Theme.gap, processorTime.implicitHeight + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: heading ? qsTr("Column titles") :
        qsTr("%1 %2; processor time %3, elapsed time %4").arg(title).arg(stands).arg(processor).arg(wall)

    CellText {
        id: name
        small: true
        column: root.heading ? "" : qsTr("thread")
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: Math.round(root.width * 0.24) - Theme.gap
        muted: root.heading
        text: root.title
    }
    CellText {
        id: state
        small: true
        column: root.heading ? "" : qsTr("at this step")
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(root.width * 0.24) + Theme.gap
        width: processorTime.x - x - Theme.gap
        muted: root.heading || root.done
        text: root.stands
    }
    CellText {
        id: processorTime
        small: true
        column: root.heading ? "" : qsTr("processor time")
        anchors.verticalCenter: parent.verticalCenter
        x: wallTime.x - width - Theme.gap
        width: root.numberWidth
        horizontalAlignment: Text.AlignRight
        muted: root.heading
        text: root.processor
    }
    CellText {
        id: wallTime
        small: true
        column: root.heading ? "" : qsTr("elapsed time")
        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width - Theme.gap2
        width: root.numberWidth
        horizontalAlignment: Text.AlignRight
        muted: root.heading
        text: root.wall
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
