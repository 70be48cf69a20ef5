// SPDX-License-Identifier: GPL-3.0-or-later
// One generation of the chart: its name, its derived bandwidth and its published bandwidth. Each bandwidth is a bar
// with its value, which opens its derivation.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string derived
    required property string derivedFact
    required property real derivedAt
    required property string printed
    required property string printedFact
    required property real printedAt
    required property string difference
    required property real start
    required property real space
    signal whyWanted(string fact)

    implicitHeight: pair.height

    BodyText {
        width: root.start - Theme.gap
        height: parent.height
        strong: true
        text: root.title.replace(/.*\((.*)\)/, "$1")
        wrapMode: Text.NoWrap
    }
    Column {
        id: pair
        x: root.start

        Repeater {
            model: [
                {at: root.derivedAt, value: root.derived, fact: root.derivedFact, filled: true,
                    tip: qsTr("Why %1?"), remark: qsTr("derived")},
                {at: root.printedAt, value: root.printed, fact: root.printedFact, filled: false,
                    tip: qsTr("Where is %1 published?"),
                    remark: root.difference === "" ? qsTr("published") : qsTr("published, %1").arg(root.difference)}
            ]

            Row {
                id: bar

                required property var modelData

                height: Math.round(20 * Math.max(1, Theme.textScale))
                spacing: Theme.gap

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(2, root.space * bar.modelData.at)
                    height: Theme.gapWide
                    radius: 2
                    color: bar.modelData.filled ? Theme.color.accent : Theme.color.raised
                    border.width: bar.modelData.filled ? 0 : Theme.hairline
                    border.color: Theme.color.secondary
                }
                LinkButton {
                    anchors.verticalCenter: parent.verticalCenter
                    text: bar.modelData.value
                    strong: bar.modelData.filled
                    tip: bar.modelData.tip.arg(text)
                    onClicked: root.whyWanted(bar.modelData.fact)
                }
                CaptionText {
                    height: parent.height
                    text: bar.modelData.remark
                }
            }
        }
    }
}
