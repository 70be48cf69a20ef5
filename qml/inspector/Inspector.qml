// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: the selected item, its facts with standing and source, and its actions.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property CanvasView canvas
    required property InspectorView inspector
    required property ProblemView problem
    required property WhyView why
    readonly property bool isProcess: inspector.kind === Subject.Process

    signal wanted(int kind, string part) ///< Requests to show a part.

    spacing: Theme.gap

    Item { // positioned by bindings: see SourceLine
        width: root.width
        height: Math.max(words.height, root.inspector.removable ? buttons.height : 0)

        Column {
            id: words
            width: root.inspector.removable ? buttons.x - Theme.gap : root.width

            HeadingText {
                objectName: "inspectorTitle"
                width: words.width
                text: root.inspector.title
            }
            CaptionText {
                width: words.width
                visible: text !== ""
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
                visible: root.inspector.movable && root.inspector.count === 1
                tip: qsTr("Move")
                shortcut: "M"
                onClicked: root.inspector.kind === Subject.Thread ? root.canvas.startMoveOf(root.inspector.id) :
                    root.canvas.startMove()
            }
            AppButton {
                objectName: "removeButton"
                iconPath: Theme.icon.remove
                tip: root.isProcess ? qsTr("Remove the process and everything in it") : qsTr("Remove")
                onClicked: root.problem.refuse(qsTr("Can't remove this"), root.inspector.remove())
            }
        }
    }
    SettableFields {
        width: parent.width
        inspector: root.inspector
    }
    Flow {
        width: parent.width
        visible: root.inspector.process !== ""
        spacing: Theme.gapWide

        LinkButton {
            visible: !root.isProcess && root.inspector.count === 1
            text: qsTr("Process %1").arg(root.inspector.process)
            tip: qsTr("Show all of process %1").arg(root.inspector.process)
            onClicked: root.inspector.show(Subject.Process, root.inspector.process)
        }
        LinkButton {
            visible: root.isProcess
            text: qsTr("Add a %1").arg(root.inspector.noun)
            tip: qsTr("Adds one in the least occupied location")
            onClicked: root.problem.refuse(qsTr("Can't add a %1").arg(root.inspector.noun),
                root.inspector.addCustomer())
        }
        LinkButton {
            visible: root.isProcess
            text: qsTr("Add pages")
            tip: qsTr("Adds a region of %1 pages").arg(root.inspector.newPages)
            onClicked: root.problem.refuse(qsTr("Can't add pages"), root.inspector.addPages())
        }
    }
    Repeater {
        model: root.inspector.rows

        FactRow {
            width: root.width
            why: root.why
            onWanted: root.wanted(whyKind, whyId)
        }
    }
}
