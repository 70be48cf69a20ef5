// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: the card of the selected item with its facts, fields and actions.
import QtQuick
import Boardset.App
import Boardset.Controls

ResultCard {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector
    readonly property bool isProcess: inspector.state.subject.startsWith("process:")

    card: inspector.card
    heading.objectName: "inspectorTitle"
    buttons: [
        AppButton {
            iconPath: Theme.icon.move
            visible: root.inspector.state.movable && root.inspector.state.count === 1
            tip: qsTr("Move")
            shortcut: "M"
            onClicked: root.session.canvas.startMoveOf(root.inspector.state.subject)
        },
        AppButton {
            objectName: "removeButton"
            iconPath: Theme.icon.remove
            visible: root.inspector.state.removable
            tip: root.isProcess ? qsTr("Remove the process and everything in it") : qsTr("Remove")
            onClicked: root.session.refuse(qsTr("Can't remove this"), root.inspector.remove())
        }
    ]
    onOpened: line => {
        if (line.why !== "")
            session.why.explain(line.why);
        else
            session.follow(line.subject);
    }

    SettableFields {
        width: parent.width
        inspector: root.inspector
    }
    Flow {
        width: parent.width
        visible: root.inspector.state.process !== ""
        spacing: Theme.gapWide

        LinkButton {
            visible: !root.isProcess && root.inspector.state.count === 1
            text: qsTr("Process %1").arg(root.inspector.state.process)
            tip: qsTr("Show all of process %1").arg(root.inspector.state.process)
            onClicked: root.inspector.inspect("process:" + root.inspector.state.process)
        }
        LinkButton {
            visible: root.isProcess
            text: qsTr("Add a %1").arg(root.inspector.state.noun)
            tip: qsTr("Adds one in the least occupied location")
            onClicked: root.session.refuse(qsTr("Can't add a %1").arg(root.inspector.state.noun),
                root.inspector.addCustomer())
        }
        LinkButton {
            visible: root.isProcess
            text: qsTr("Add pages")
            tip: qsTr("Adds a region of %1 pages").arg(root.inspector.newPages)
            onClicked: root.session.refuse(qsTr("Can't add pages"), root.inspector.addPages())
        }
    }
}
