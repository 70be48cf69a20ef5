// SPDX-License-Identifier: GPL-3.0-or-later
// One published figure beside the model's, with its source and notes. Positioned by bindings: see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Panel {
    id: root

    required property WhyView why
    required property string measurement
    required property string metric
    required property string unit
    required property string published
    required property string model
    required property string error
    required property string role
    required property string place
    required property string note

    implicitHeight: column.height + 2 * Theme.gap
    color: Theme.color.raised

    Column {
        id: column
        x: Theme.gapWide
        y: Theme.gap
        width: root.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        Item {
            width: column.width
            height: childrenRect.height

            CaptionText {
                width: column.width - errorText.width - Theme.gap
                text: root.metric
            }
            LinkButton {
                id: errorText
                anchors.right: parent.right
                plain: true
                strong: true
                text: root.error
                tip: qsTr("Why does the model give %1 %2?").arg(root.model).arg(root.unit)
                onClicked: root.why.show(Subject.Measurement, root.measurement)
            }
        }
        BodyText {
            width: column.width
            text: qsTr("published %1 · model %2 %3").arg(root.published).arg(root.model).arg(root.unit)
        }
        SourceLine {
            width: column.width
            standing: root.role
            place: root.place
        }
        CaptionText {
            width: column.width
            visible: root.note !== ""
            text: root.note
        }
    }
}
