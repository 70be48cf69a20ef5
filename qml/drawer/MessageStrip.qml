// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a message: both ends to scale, and an enlarged view of the steps repeated for each message. It also
// shows the number of messages from which the set-up of the connection takes at most 1 % of the time.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

GridLayout {
    id: root

    required property TraceView trace
    readonly property int messages: Math.round(Math.pow(10, slider.value))

    columns: 2
    columnSpacing: Theme.gap
    rowSpacing: 2

    CaptionText {
        text: qsTr("%1 exports").arg(root.trace.state.ends[1] ?? "")
        wrapMode: Text.NoWrap
    }
    MessageLane {
        Layout.fillWidth: true
        trace: root.trace
        receiver: true
    }
    CaptionText {
        text: qsTr("%1 imports").arg(root.trace.state.ends[0] ?? "")
        wrapMode: Text.NoWrap
    }
    MessageLane {
        Layout.fillWidth: true
        trace: root.trace
        receiver: false
    }
    CaptionText {
        text: qsTr("each message, enlarged")
        wrapMode: Text.NoWrap
    }
    MessageLane {
        Layout.fillWidth: true
        trace: root.trace
        receiver: false
        from: root.trace.state.eachFrom
        to: root.trace.state.eachTo
    }
    AppSlider {
        id: slider
        from: 0
        to: 4
        stepSize: 0.01
        label: qsTr("Messages per connection: %1").arg(root.messages)
    }
    CaptionText {
        Layout.fillWidth: true
        text: root.trace.state.ends.length > 0 ? root.trace.connectionText(root.messages) : ""
    }
}
