// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest part with its utilisation as a number and a bar; it is the bottleneck if it is saturated. The caption
// below says what limits throughput. The "Why?" button shows the derivation of the number. Its items are positioned by
// bindings; see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

CardPanel {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer
    readonly property var lines: answer.card.byKey
    readonly property var station: {
        answer.answered; // the numbers change with it
        return answer.stationAt(0);
    }

    color: Theme.color.raised

    Item {
        width: parent.width
        height: childrenRect.height

        CaptionText {
            objectName: "bottleneckHeading"
            text: root.lines.bottleneck.heading
        }
        LinkButton {
            anchors.right: parent.right
            text: qsTr("Why?")
            tip: qsTr("Why is its utilisation %1?").arg(root.lines.bottleneckPercent.text)
            onClicked: root.session.why.show(Subject.Station, String(root.station.station))
        }
    }
    Item {
        width: parent.width
        height: name.height

        HeadingText {
            id: name
            objectName: "bottleneck"
            width: parent.width - percent.width - Theme.gap
            text: root.lines.bottleneck.text
        }
        HeadingText {
            id: percent
            objectName: "bottleneckPercent"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.lines.bottleneckPercent.text
        }
    }
    UtilisationBar {
        width: parent.width
        use: root.station.use
    }
    CaptionText {
        objectName: "pace"
        width: parent.width
        visible: text !== ""
        text: root.lines.pace.text
    }
}
