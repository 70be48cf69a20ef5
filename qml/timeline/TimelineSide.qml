// SPDX-License-Identifier: GPL-3.0-or-later
// The side of the timeline: plots, settings and answers of the operating system.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

ColumnLayout {
    id: root

    required property Session session
    required property int view
    readonly property var titles: session.threadTimes.exist ? [...always, qsTr("Times")] : always
    readonly property var always: [qsTr("Throughput"), qsTr("Loads"), qsTr("Settings"), session.timeline.family]
    signal chosen(int view)

    spacing: 0

    TabStrip {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        label: qsTr("Views of the timeline")
        titles: root.titles
        current: stack.currentIndex
        onChosen: index => root.chosen(index)
    }
    Hairline { Layout.fillWidth: true }
    StackLayout {
        id: stack
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: root.view < root.titles.length ? root.view : 0

        ThroughputPane { session: root.session }
        LoadPane { session: root.session }
        SettingsPane { session: root.session }
        InspectionPane { session: root.session }
        TimesPane { times: root.session.threadTimes }
    }
}
