// SPDX-License-Identifier: GPL-3.0-or-later
// One of the large numbers: its value, its unit, its change since the last edit, and the "Why?" button. Its items are
// positioned by bindings; see SourceLine.
import QtQuick
import Boardset.Controls

FocusScope {
    id: root

    required property var line ///< Figure of a card.
    property string value: line.text
    property string unit: line.unit
    property string change: line.change
    property string detail: line.detail
    property real share: -1 ///< Share of the value that is the first part of a bar; negative without a bar.
    readonly property bool isBad: line.tone === "bad" && change === "" ///< True if the value is bad, not its change.
    signal why
    readonly property alias foreground: changeText.foreground

    implicitHeight: column.height
    Accessible.role: Accessible.StaticText
    Accessible.description: detail
    Accessible.name: line.spoken

    Column {
        id: column
        width: root.width

        Item {
            width: column.width
            height: Math.max(number.height, unitText.y + unitText.height)

            DisplayText {
                id: number
                width: Math.min(implicitWidth, link.x - Theme.gap)
                text: root.value
                color: overNumber.hovered ? Theme.color.accent : root.isBad ? Theme.color.bad : Theme.color.text

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
                tip: root.unit === "" ? qsTr("Why %1?").arg(root.value) :
                    qsTr("Why %1 %2?").arg(root.value).arg(root.unit)
                onClicked: root.why()
            }
        }
        ChangeText {
            id: changeText
            width: column.width
            line: root.line
            text: root.change
        }
        Row { // the detail below gives the parts as numbers
            topPadding: Theme.gapHalf
            visible: root.share >= 0
            spacing: root.share > 0 && root.share < 1 ? 2 : 0
            Accessible.ignored: true

            Rectangle {
                width: Math.round((root.width - 2) * root.share)
                height: Math.round(6 * Theme.textScale)
                radius: 2
                color: Theme.color.accent
            }
            Rectangle {
                width: Math.round((root.width - 2) * (1 - root.share))
                height: Math.round(6 * Theme.textScale)
                radius: 2
                color: Theme.color.heat(0.7)
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
