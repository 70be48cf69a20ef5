// SPDX-License-Identifier: GPL-3.0-or-later
// The elapsed time and processor time of each thread as a table, with totals.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

ColumnLayout {
    id: root

    required property ThreadTimes times
    readonly property real numberWidth: Math.round(96 * Theme.textScale)

    spacing: 0
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Times of threads")

    Binding {
        target: root.times
        property: "active"
        value: root.visible
    }
    ThreadTimeLine {
        Layout.fillWidth: true
        heading: true
        numberWidth: root.numberWidth
        thread: qsTr("thread")
        stands: qsTr("at this step")
        processor: qsTr("processor time")
        wall: qsTr("elapsed time")
    }
    AppListView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.times.rows
        activeFocusOnTab: true
        delegate: ThreadTimeLine {
            required property string process
            required property string state
            required property bool finished

            width: ListView.view.width
            numberWidth: root.numberWidth
            stands: state
            done: finished
            of: process
        }
    }
    CaptionText {
        Layout.fillWidth: true
        Layout.margins: Theme.gap
        text: root.times.sum
    }
}
