// SPDX-License-Identifier: GPL-3.0-or-later
// The bottleneck: the busiest part, its use as number and bar. A click selects it; Why? derives the number.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer

    implicitHeight: column.implicitHeight + 2 * Theme.gapWide
    radius: Theme.cardRadius
    color: Theme.color.raised
    border.width: Theme.hairline
    border.color: Theme.color.hairline

    ColumnLayout {
        id: column
        x: Theme.gapWide
        y: Theme.gapWide
        width: parent.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        RowLayout {
            CaptionText {
                Layout.fillWidth: true
                text: qsTr("Bottleneck")
            }
            LinkButton {
                text: qsTr("Why?")
                tip: qsTr("Why is it %1 busy?").arg(root.answer.bottleneckPercent)
                onClicked: root.session.why.show("station", String(root.answer.bottleneckStation))
            }
        }
        RowLayout {
            HeadingText {
                objectName: "bottleneck"
                Layout.fillWidth: true
                text: root.answer.bottleneck
                wrapMode: Text.Wrap
            }
            HeadingText {
                objectName: "bottleneckPercent"
                text: root.answer.bottleneckPercent
            }
        }
        UseBar {
            Layout.fillWidth: true
            use: root.answer.bottleneckUse
        }
    }
}
