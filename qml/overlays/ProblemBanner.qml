// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong: what, file, field, value, what is allowed, what to do.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Banner {
    id: root

    required property ProblemView problem

    objectName: "problem"
    visible: problem.open
    title: problem.title
    iconPath: Theme.icon.warning
    ink: Theme.color.bad
    ground: Theme.color.badSoft
    Keys.onEscapePressed: root.problem.clear()
    body: [
        BodyText {
            Layout.fillWidth: true
            visible: root.problem.sentence !== ""
            text: root.problem.sentence
        },
        GridLayout {
            Layout.fillWidth: true
            visible: root.problem.details.count > 0
            columns: 1
            rowSpacing: Theme.gapHalf

            Repeater {
                model: root.problem.details

                RowLayout {
                    id: line

                    required property string label
                    required property string value

                    spacing: Theme.gap

                    BodyText {
                        Layout.alignment: Qt.AlignTop
                        Layout.preferredWidth: Math.round(80 * Theme.textScale)
                        text: line.label
                        muted: true
                        wrapMode: Text.NoWrap
                    }
                    BodyText {
                        Layout.fillWidth: true
                        text: line.value
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
            }
        }
    ]

    AppButton {
        iconPath: Theme.icon.close
        tip: qsTr("Close this message")
        onClicked: root.problem.clear()
    }
}
