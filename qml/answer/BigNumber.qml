// SPDX-License-Identifier: GPL-3.0-or-later
// One of the large numbers: value, unit, the change against before, and Why?
import QtQuick
import QtQuick.Layouts
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

    readonly property bool better: (trend > 0) === moreIsBetter
    readonly property color ink: trend === 0 ? Theme.color.secondary : better ? Theme.color.good : Theme.color.bad

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 %2 %3").arg(value).arg(unit).arg(change)

    ColumnLayout {
        id: column
        width: parent.width
        spacing: 0

        RowLayout {
            spacing: Theme.gap

            DisplayText {
                Layout.alignment: Qt.AlignBaseline
                text: root.value
                color: overNumber.hovered ? Theme.color.accent : Theme.color.text

                HoverHandler {
                    id: overNumber
                    cursorShape: Qt.PointingHandCursor
                }
                TapHandler { onTapped: root.why() }
            }
            BodyText {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignBaseline
                text: root.unit
                muted: true
                wrapMode: Text.Wrap
            }
            LinkButton {
                Layout.alignment: Qt.AlignBaseline
                focus: true
                strong: true
                text: qsTr("Why?")
                tip: qsTr("Why %1 %2?").arg(root.value).arg(root.unit)
                onClicked: root.why()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: root.change !== ""
            spacing: Theme.gapHalf

            Icon {
                Layout.preferredWidth: Theme.captionSize
                Layout.preferredHeight: Theme.captionSize
                visible: root.trend !== 0
                path: root.trend > 0 ? Theme.icon.rise : Theme.icon.fall
                color: root.ink
                filled: true
            }
            BodyText {
                Layout.fillWidth: true
                text: root.change
                color: root.ink
                strong: root.trend !== 0
                wrapMode: Text.Wrap
            }
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.detail !== ""
            topPadding: Theme.gapHalf
            text: root.detail
            wrapMode: Text.Wrap
            lineHeight: 1.2
        }
    }
}
