// SPDX-License-Identifier: GPL-3.0-or-later
// One of the large numbers: value, unit, change since the last edit, and Why? Positioned by bindings: see SourceLine.
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property string value
    required property string unit
    required property string change
    required property int trend ///< -1, 0, 1.
    required property bool moreIsBetter
    property string detail: ""
    signal why

    readonly property string figure: qsTr("%1 %2").arg(value).arg(unit)
    readonly property bool better: (trend > 0) === moreIsBetter
    readonly property color foreground: trend === 0 ? Theme.color.secondary : better ? Theme.color.good
        : Theme.color.bad

    implicitHeight: column.height
    Accessible.role: Accessible.StaticText
    Accessible.description: detail
    Accessible.name: change === "" ? figure : qsTr("%1, %2").arg(figure).arg(change)

    Column {
        id: column
        width: root.width

        Item {
            width: column.width
            height: Math.max(number.height, unitText.y + unitText.height)

            DisplayText {
                id: number
                text: root.value
                color: overNumber.hovered ? Theme.color.accent : Theme.color.text

                HoverHandler {
                    id: overNumber
                    cursorShape: Qt.PointingHandCursor
                }
                TapHandler { onTapped: root.why() }
            }
            BodyText {
                id: unitText
                anchors.baseline: number.baseline
                x: number.width + Theme.gap
                width: link.x - x - Theme.gap
                    text: root.unit.replace("/", "\u2060/\u2060") // word joiners prevent a line break at the slash
                muted: true
            }
            LinkButton {
                id: link
                anchors.baseline: number.baseline
                anchors.right: parent.right
                focus: true
                strong: true
                text: qsTr("Why?")
                tip: qsTr("Why %1 %2?").arg(root.value).arg(root.unit)
                onClicked: root.why()
            }
        }
        Item {
            width: column.width
            height: words.height
            visible: root.change !== ""

            Icon {
                id: arrow
                anchors.verticalCenter: parent.verticalCenter
                width: root.trend !== 0 ? Theme.captionSize : 0
                height: width
                visible: root.trend !== 0
                path: root.trend > 0 ? Theme.icon.rise : Theme.icon.fall
                color: root.foreground
                filled: true
            }
            BodyText {
                id: words
                x: arrow.visible ? arrow.width + Theme.gapHalf : 0
                width: column.width - x
                text: root.change
                color: root.foreground
                strong: root.trend !== 0
            }
        }
        CaptionText {
            width: column.width
            visible: root.detail !== ""
            topPadding: Theme.gapHalf
            text: root.detail
            lineHeight: 1.2
        }
    }
}
