// SPDX-License-Identifier: GPL-3.0-or-later
// One measurement: published figure, model, error, role in the model, and citation. Positioned by bindings: see
// SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property WhyView why
    required property real lineWidth ///< Width of the columns; the list positions the row itself.
    required property bool wide
    required property bool narrow
    required property string measurement
    required property string metric
    required property string unit
    required property string published
    required property string model
    required property string error
    required property real errorSize
    required property string role
    required property string place
    required property string note

    height: Math.max(Theme.rowHeight, line.height + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: published %2 %3, model %4, error %5, %6, %7").arg(metric).arg(published).arg(unit)
        .arg(model).arg(error).arg(role).arg(place)

    Hairline {
        x: line.x
        width: line.width
    }
    Item {
        id: line
        x: Theme.gap2
        anchors.verticalCenter: parent.verticalCenter
        width: root.lineWidth
        height: root.narrow ? words.height + Theme.gapHalf + numbers.height : Math.max(words.height, numbers.height)

        Column {
            id: words
            y: root.narrow ? 0 : (line.height - height) / 2
            width: root.narrow ? line.width : numbers.x - Theme.gap2

            CellText {
                width: words.width
                column: qsTr("Measurement"); text: root.metric
            }
            CaptionText {
                width: words.width
                visible: root.narrow
                text: root.role
            }
            SourceLink {
                width: words.width
                visible: !root.wide
                place: root.place
            }
            CaptionText {
                width: words.width
                visible: root.note !== ""
                text: root.note
            }
        }
        Row {
            id: numbers
            anchors.right: line.right
            y: root.narrow ? words.height + Theme.gapHalf : (line.height - height) / 2
            spacing: Theme.gap2

            CellText {
                anchors.verticalCenter: numbers.verticalCenter
                column: qsTr("Published")
                width: Math.round(116 * Theme.textScale)
                horizontalAlignment: Text.AlignRight
                text: `${root.published} ${root.unit}`.trim()
            }
            Item {
                anchors.verticalCenter: numbers.verticalCenter
                width: Math.round(56 * Theme.textScale)
                height: link.height
                Accessible.role: Accessible.Cell
                Accessible.name: qsTr("Model: %1").arg(`${root.model} ${root.unit}`.trim())

                LinkButton {
                    id: link
                    width: parent.width
                    plain: true; strong: true; alignRight: true
                    text: root.model
                    tip: qsTr("Why %1?").arg(`${root.model} ${root.unit}`.trim())
                    onClicked: root.why.show(Subject.Measurement, root.measurement)
                }
            }
            CellText {
                anchors.verticalCenter: numbers.verticalCenter
                column: qsTr("Error")
                width: Math.round(60 * Math.max(1, Theme.textScale))
                horizontalAlignment: Text.AlignRight
                strong: root.errorSize >= 0.5
                color: root.errorSize >= 0.5 ? Theme.color.caution : Theme.color.text
                text: root.error
                wrapMode: Text.NoWrap
            }
            Item {
                anchors.verticalCenter: numbers.verticalCenter
                visible: !root.narrow
                width: Math.round(92 * Theme.textScale)
                height: badge.height
                Accessible.role: Accessible.Cell
                Accessible.name: qsTr("Role: %1").arg(root.role)

                StandingBadge {
                    id: badge
                    standing: root.role
                }
            }
            SourceLink {
                anchors.verticalCenter: numbers.verticalCenter
                visible: root.wide
                width: Math.round((root.lineWidth > 1100 * Theme.textScale ? 300 : 208) * Theme.textScale)
                place: root.place
            }
        }
    }
}
