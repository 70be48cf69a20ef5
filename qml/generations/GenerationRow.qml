// SPDX-License-Identifier: GPL-3.0-or-later
// One generation: the numbers that its bandwidth is derived from, contradictions in its sources, and its machines.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string title
    required property string about
    required property int year
    required property string remark
    required property var numbers ///< Numbers, as maps with the keys `label`, `value` and `fact`.
    required property var machines
    required property string place
    signal whyWanted(string fact)
    signal machineWanted(string machine)

    spacing: Theme.gapHalf

    Hairline { width: parent.width }
    BodyText {
        width: parent.width
        topPadding: Theme.gapHalf
        strong: true
        text: qsTr("%1 · %2").arg(root.year).arg(root.title)
        wrapMode: Text.NoWrap
    }
    CaptionText {
        width: parent.width
        text: root.about
    }
    Flow {
        width: parent.width

        Repeater {
            model: root.numbers

            Row {
                id: entry

                required property var modelData

                rightPadding: Theme.gapWide
                spacing: Theme.gapHalf

                CaptionText { text: entry.modelData.label }
                LinkButton {
                    small: true
                    text: entry.modelData.value
                    tip: qsTr("Why %1?").arg(text)
                    onClicked: root.whyWanted(entry.modelData.fact)
                }
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: root.remark !== ""
        color: Theme.color.caution
        text: root.remark
    }
    Flow {
        width: parent.width
        spacing: Theme.gapWide

        CaptionText {
            text: root.machines.length > 0 ? qsTr("Machines") : qsTr("The library has no machine of this generation.")
        }
        Repeater {
            model: root.machines

            LinkButton {
                required property var modelData

                small: true
                text: modelData.title
                tip: qsTr("Open the %1").arg(modelData.title)
                onClicked: root.machineWanted(modelData.machine)
            }
        }
    }
    SourceLink {
        width: parent.width
        place: root.place
    }
}
