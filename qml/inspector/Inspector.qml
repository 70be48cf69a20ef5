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

    Item { // placed by bindings: see SourceLine
        width: root.width
        height: Math.max(words.height, root.inspector.removable ? buttons.height : 0)

        Column {
            id: words
            width: root.inspector.removable ? buttons.x - Theme.gap : root.width

            HeadingText {
                width: words.width
                text: root.inspector.title
            }
            CaptionText {
                width: words.width
                text: root.inspector.subtitle
            }
        }
        Row {
            id: buttons
            anchors.right: parent.right
            visible: root.inspector.removable
            spacing: Theme.gapHalf

            AppButton {
                iconPath: Theme.icon.move
                tip: qsTr("Move")
                shortcut: "M"
                onClicked: root.session.canvas.startMove()
            }
            AppButton {
                iconPath: Theme.icon.remove
                tip: qsTr("Remove")
                onClicked: root.session.refuse(qsTr("It cannot be removed"), root.inspector.remove())
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: root.inspector.sharers !== ""
        text: qsTr("For %1:").arg(root.inspector.sharers)
    }
    RowLayout {
        width: parent.width
        visible: root.inspector.process !== ""

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Process %1 does").arg(root.inspector.process)
            muted: true
        }
        ChoiceBox {
            choices: root.inspector.works
            current: root.inspector.work
            tip: qsTr("What its %1s do").arg(root.inspector.noun)
            onChosen: index => root.session.refuse(qsTr("The program cannot be changed"), root.inspector.setWork(index))
        }
    }
    SettableFields {
        width: parent.width
        session: root.session
    }
    Repeater {
        model: root.inspector.rows

        FactRow {
            width: root.width
            session: root.session
        }
    }
}
