// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the steps: plots, settings, and what the operating system would answer.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

ColumnLayout {
    id: root

    required property Session session
    required property int view
    signal chosen(int view)

    spacing: 0

    TabStrip {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        titles: [qsTr("Throughput"), qsTr("Loads"), qsTr("Settings"), root.session.timeline.family]
        current: root.view
        onChosen: index => root.chosen(index)
    }
    Hairline { Layout.fillWidth: true }
    StackLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: root.view

        ThroughputPane { session: root.session }
        LoadPane { session: root.session }
        SettingsPane { session: root.session }
        InspectionPane { session: root.session }
    }
}
