// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel of the timeline: plots, settings, and responses of the operating system.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

ColumnLayout {
    id: root

    required property Session session
    required property int view
    readonly property var titles: session.inspection.state.timed ? [...always, qsTr("Times")] : always
    readonly property var always: [qsTr("Throughput"), qsTr("Loads"), qsTr("Settings"), session.timeline.state.family]
    signal chosen(int view)

    spacing: 0

    Binding {
        target: root.session.inspection
        property: "active"
        value: root.visible && root.view >= 3 // the system's responses and the times
    }
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
        ColumnLayout { // the operating system's responses at the current step
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                Layout.margins: Theme.gap
                Layout.bottomMargin: 0
                visible: text !== ""
                color: Theme.color.caution
                text: root.session.inspection.state.unavailable
            }
            SectionTitle {
                Layout.fillWidth: true
                Layout.margins: Theme.gap
                Layout.bottomMargin: 0
                visible: text !== ""
                text: root.session.inspection.answers.title
            }
            ResultTable {
                Layout.fillWidth: true
                Layout.fillHeight: true
                rows: root.session.inspection.answers
                session: root.session
            }
            CaptionText {
                Layout.fillWidth: true
                Layout.margins: Theme.gap
                text: qsTr("Select another thread or region in the diagram to inspect it.")
            }
        }
        ColumnLayout {
            spacing: 0

            ResultTable {
                Layout.fillWidth: true
                Layout.fillHeight: true
                rows: root.session.inspection.times
                session: root.session
            }
            CaptionText {
                Layout.fillWidth: true
                Layout.margins: Theme.gap
                text: root.session.inspection.state.sum
            }
        }
    }
}
