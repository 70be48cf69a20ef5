// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest part with its utilisation. If the part is saturated, it is the bottleneck, and the card's head has the
// colour of the mark in the diagram. The caption below says what limits throughput. The "Why?" button shows the
// derivation of the number. The items are positioned by bindings; see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer
    readonly property var lines: answer.card.byKey
    readonly property var station: {
        answer.state.answered; // the numbers change with it
        return answer.stationAt(0);
    }

    readonly property bool saturated: lines.bottleneck.tone === "bad"
    readonly property color foreground: saturated ? Theme.color.panel : Theme.color.text

    color: Theme.color.raised
    marginY: 0
    spacing: Theme.gap

    Rectangle { // in the colour of the mark in the diagram
        x: -root.marginX
        width: root.width
        height: head.height + (root.saturated ? 2 * Theme.gap : Theme.gap)
        radius: root.radius
        color: root.saturated ? Theme.color.bad : "transparent"

        Rectangle { // only the upper corners are round
            y: parent.height - height
            width: parent.width
            height: parent.radius
            color: parent.color
        }
        Column {
            id: head
            x: root.marginX
            y: Theme.gap
            width: parent.width - 2 * x

            CaptionText {
                objectName: "bottleneckHeading"
                text: root.lines.bottleneck.heading
                color: root.saturated ? root.foreground : Theme.color.secondary
            }
            Item {
                width: parent.width
                height: name.height

                HeadingText {
                    id: name
                    objectName: "bottleneck"
                    width: parent.width - percent.width - Theme.gap
                    text: root.lines.bottleneck.text
                    color: root.foreground
                }
                HeadingText {
                    id: percent
                    objectName: "bottleneckPercent"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.lines.bottleneckPercent.text
                    color: root.foreground
                }
            }
        }
    }
    UtilisationBar {
        width: parent.width
        visible: !root.saturated
        use: root.station.use
    }
    BodyText {
        objectName: "pace"
        width: parent.width
        visible: text !== ""
        text: root.lines.pace.text
        muted: true
    }
    LinkButton {
        objectName: "bottleneckWhy"
        bottomPadding: Theme.gapWide
        text: qsTr("Why?")
        tip: qsTr("Why is its utilisation %1?").arg(root.lines.bottleneckPercent.text)
        onClicked: root.session.why.explain("station:" + root.station.station)
    }
}
