// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest part with its utilisation as a number and a bar; it is the bottleneck if it is saturated. The caption
// below says what limits throughput. Why? derives the number. Positioned by bindings: see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property AnswerView answer
    required property WhyView why

    implicitHeight: column.height + 2 * Theme.gapWide
    color: Theme.color.raised

    Column {
        id: column
        x: Theme.gapWide
        y: Theme.gapWide
        width: root.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        Item {
            width: column.width
            height: childrenRect.height

            CaptionText {
                objectName: "bottleneckHeading"
                text: root.answer.bottleneckWord
            }
            LinkButton {
                anchors.right: parent.right
                text: qsTr("Why?")
                tip: qsTr("Why is its utilisation %1?").arg(root.answer.bottleneckPercent)
                onClicked: root.why.show(Subject.Station, String(root.answer.bottleneckStation))
            }
        }
        Item {
            width: column.width
            height: name.height

            HeadingText {
                id: name
                objectName: "bottleneck"
                width: column.width - percent.width - Theme.gap
                text: root.answer.bottleneck
            }
            HeadingText {
                id: percent
                objectName: "bottleneckPercent"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.answer.bottleneckPercent
            }
        }
        UtilisationBar {
            width: column.width
            use: root.answer.bottleneckUse
        }
        CaptionText {
            objectName: "pace"
            width: column.width
            visible: text !== ""
            text: root.answer.pace
        }
    }
}
