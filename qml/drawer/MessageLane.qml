// SPDX-License-Identifier: GPL-3.0-or-later
// The steps at one end of a message, drawn to scale. Steps are outlined if they happen once per connection, and filled
// if they happen once per message.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property TraceView trace
    required property bool receiver
    property real from: 0 ///< Start of the visible range, as a share of the total time.
    property real to: 1
    readonly property real perShare: width / Math.max(1e-9, to - from)

    implicitHeight: Math.round(18 * Theme.textScale)
    clip: true

    Rectangle { // the base line
        y: parent.height / 2
        width: parent.width
        height: 1
        color: Theme.color.hairline
    }
    Repeater {
        model: root.trace.lanes

        Rectangle {
            required property int index
            required property string title
            required property string words
            required property real start
            required property real span
            required property bool isAtReceiver
            required property bool isOnce
            readonly property bool current: root.trace.at === index

            visible: span > 0 && isAtReceiver === root.receiver && start < root.to && start + span > root.from
            x: (start - root.from) * root.perShare
            width: Math.max(2, span * root.perShare - 1)
            height: root.height
            color: isOnce ? Theme.color.track : Theme.color.accent
            border.width: current ? 2 : isOnce ? 1 : 0
            border.color: current ? Theme.color.text : Theme.color.strong
            Accessible.role: Accessible.Graphic
            Accessible.name: words

            FontMetrics {
                id: metrics
                font: caption.font
            }
            CaptionText {
                id: caption
                anchors.fill: parent
                anchors.margins: 2
                visible: implicitWidth + 4 < parent.width
                horizontalAlignment: Text.AlignHCenter
                muted: false
                color: parent.isOnce ? Theme.color.text : Theme.color.accentForeground
                text: metrics.advanceWidth(parent.words) + 8 < parent.width ? parent.words : parent.title
                wrapMode: Text.NoWrap
            }
            Tip {
                visible: pointer.containsMouse
                text: parent.words
            }
            MouseArea {
                id: pointer
                anchors.fill: parent
                hoverEnabled: true
                onClicked: root.trace.at = parent.index
            }
        }
    }
}
