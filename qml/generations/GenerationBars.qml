// SPDX-License-Identifier: GPL-3.0-or-later
// One generation of the chart: its name, its derived bandwidth and its published bandwidth.
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

        GenerationBar {
            length: root.space * root.derivedAt
            filled: true
            value: root.derived
            tip: qsTr("Why %1?").arg(root.derived)
            remark: qsTr("derived")
            onWhyWanted: root.whyWanted(root.derivedFact)
        }
        GenerationBar {
            length: root.space * root.printedAt
            filled: false
            value: root.printed
            tip: qsTr("Where is %1 published?").arg(root.printed)
            remark: root.difference === "" ? qsTr("published") : qsTr("published, %1").arg(root.difference)
            onWhyWanted: root.whyWanted(root.printedFact)
        }
    }
}
