// SPDX-License-Identifier: GPL-3.0-or-later
// One published figure against the model, with its source and what a reader should know.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property Session session
    required property string measurement
    required property string metric
    required property string unit
    required property string published
    required property string model
    required property string error
    required property string role
    required property string place
    required property string citation
    required property string note

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.cardRadius
    color: Theme.color.raised
    border.width: Theme.hairline
    border.color: Theme.color.hairline

    ColumnLayout {
        id: column
        x: Theme.gapWide
        y: Theme.gap
        width: parent.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        RowLayout {
            CaptionText {
                Layout.fillWidth: true
                text: root.metric
                wrapMode: Text.Wrap
            }
            LinkButton {
                Layout.alignment: Qt.AlignTop
                plain: true
                strong: true
                text: root.error
                tip: qsTr("Why does the model say %1 %2?").arg(root.model).arg(root.unit)
                onClicked: root.session.why.show("measurement", root.measurement)
            }
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("measured %1 · model %2 %3").arg(root.published).arg(root.model).arg(root.unit)
        }
        RowLayout {
            StandingBadge { standing: root.role }
            CaptionText {
                Layout.fillWidth: true
                text: root.place
                wrapMode: Text.Wrap
                Accessible.description: root.citation
            }
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.note !== ""
            text: root.note
            wrapMode: Text.Wrap
        }
    }
}
