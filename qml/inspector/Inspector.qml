// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: what is selected, its facts with standing and source, and what can be done with it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector

    spacing: Theme.gap

    RowLayout {
        width: parent.width

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            HeadingText {
                Layout.fillWidth: true
                text: root.inspector.title
                wrapMode: Text.Wrap
            }
            CaptionText {
                Layout.fillWidth: true
                text: root.inspector.subtitle
                wrapMode: Text.Wrap
            }
        }
        AppButton {
            Layout.alignment: Qt.AlignTop
            visible: root.inspector.removable
            iconPath: Theme.icon.move
            tip: qsTr("Move")
            shortcut: "M"
            onClicked: root.session.canvas.startMove()
        }
        AppButton {
            Layout.alignment: Qt.AlignTop
            visible: root.inspector.removable
            iconPath: Theme.icon.remove
            tip: qsTr("Remove")
            onClicked: root.session.refuse(qsTr("It cannot be removed"), root.inspector.remove())
        }
    }
    RowLayout {
        width: parent.width
        visible: root.inspector.process !== ""

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Program of process %1").arg(root.inspector.process)
            muted: true
            wrapMode: Text.Wrap
        }
        ChoiceBox {
            choices: root.inspector.patterns
            current: root.inspector.pattern
            tip: qsTr("How its threads use memory")
            onChosen: index => root.session.refuse(qsTr("The program cannot be changed"), root.inspector.setPattern(index))
        }
    }
    Repeater {
        model: root.inspector.rows

        FactRow {
            width: root.width
            session: root.session
        }
    }
}
