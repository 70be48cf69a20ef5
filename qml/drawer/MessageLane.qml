// SPDX-License-Identifier: GPL-3.0-or-later
// The steps at one end of a message, to scale: outlined if they happen once per connection, filled if once per message.
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
        model: root.trace.rows

        Rectangle {
            required property int index
            required property string title
            required property string time
            required property string remark
            readonly property string full: remark === "" ? qsTr("%1 %2").arg(title).arg(time) :
                qsTr("%1 %2, %3").arg(title).arg(time).arg(remark)
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
            Accessible.name: full

            FontMetrics {
                id: metrics
                font: words.font
            }
            CaptionText {
                id: words
                anchors.fill: parent
                anchors.margins: 2
                visible: implicitWidth + 4 < parent.width
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                muted: false
                color: parent.isOnce ? Theme.color.text : Theme.color.accentForeground
                text: metrics.advanceWidth(parent.full) + 8 < parent.width ? parent.full : parent.title
                wrapMode: Text.NoWrap
            }
            Tip {
                visible: pointer.containsMouse
                text: parent.full
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
