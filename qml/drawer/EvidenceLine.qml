// SPDX-License-Identifier: GPL-3.0-or-later
// One measurement: published, model, error, what the model took from it, and where it stands.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
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
    required property string citation
    required property string note

    height: Math.max(Theme.rowHeight, line.implicitHeight + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: published %2 %3, model %4, error %5, %6, %7").arg(metric).arg(published).arg(unit).arg(model).arg(error).arg(role).arg(citation)

    Hairline { width: parent.width }
    GridLayout {
        id: line
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        columns: root.narrow ? 1 : 2
        columnSpacing: Theme.gap2
        rowSpacing: Theme.gapHalf

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: root.metric
                wrapMode: Text.Wrap
            }
            CaptionText {
                Layout.fillWidth: true
                visible: !root.wide
                text: root.narrow ? qsTr("%1 · %2").arg(root.role).arg(root.place) : root.place
                wrapMode: Text.Wrap
            }
            CaptionText {
                Layout.fillWidth: true
                visible: root.note !== ""
                text: root.note
                wrapMode: Text.Wrap
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap2

            BodyText {
                Layout.preferredWidth: Math.round(88 * Theme.textScale)
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1 %2").arg(root.published).arg(root.unit)
            }
            LinkButton {
                Layout.preferredWidth: Math.round(56 * Theme.textScale)
                plain: true
                strong: true
                alignRight: true
                text: root.model
                tip: qsTr("Why %1 %2?").arg(root.model).arg(root.unit)
                onClicked: root.session.why.show("measurement", root.measurement)
            }
            BodyText {
                Layout.preferredWidth: Math.round(60 * Theme.textScale)
                horizontalAlignment: Text.AlignRight
                strong: root.errorSize >= 0.5
                color: root.errorSize >= 0.5 ? Theme.color.caution : Theme.color.text
                text: root.error
            }
            Item {
                visible: !root.narrow
                Layout.preferredWidth: Math.round(92 * Theme.textScale)
                Layout.preferredHeight: badge.implicitHeight

                StandingBadge {
                    id: badge
                    standing: root.role
                }
            }
            CaptionText {
                visible: root.wide
                Layout.preferredWidth: Math.round(176 * Theme.textScale)
                text: root.place
                wrapMode: Text.Wrap
            }
        }
    }
}
