// SPDX-License-Identifier: GPL-3.0-or-later
// The error banner: what happened, the file, field and value, what is allowed, and what to do.
pragma ComponentBehavior: Bound
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
    foreground: Theme.color.bad
    ground: Theme.color.badSoft
    Keys.onEscapePressed: root.problem.clear()
    body: [
        BodyText {
            Layout.fillWidth: true
            visible: root.problem.sentence !== ""
            text: root.problem.sentence
        },
        Column { // not a layout: an invisible layout keeps pointers to destroyed rows (Qt 6.4)
            id: details
            Layout.fillWidth: true
            visible: root.problem.details.count > 0
            spacing: Theme.gapHalf

            Repeater {
                model: root.problem.details

                Row {
                    id: line

                    required property string label
                    required property string value

                    spacing: Theme.gap

                    BodyText {
                        id: name
                        width: Math.round(80 * Theme.textScale)
                        text: line.label
                        muted: true
                        wrapMode: Text.NoWrap
                    }
                    BodyText {
                        width: details.width - name.width - line.spacing
                        text: line.value
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
            }
        }
    ]

    AppButton {
        text: root.problem.fix
        visible: text !== ""
        primary: true
        onClicked: root.problem.doFix()
    }
    AppButton {
        iconPath: Theme.icon.close
        tip: qsTr("Close this message")
        onClicked: root.problem.clear()
    }
}
