// SPDX-License-Identifier: GPL-3.0-or-later
// The processes of the scenario with fields for their work, customers and pages. A click on the name of a process shows
// it in the inspector.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector
    readonly property SetupView setup: session.setup
    readonly property int hidden: setup.processCount - setup.processes.count

    spacing: Theme.gap

    Repeater {
        model: root.setup.processes

        ProcessItem {
            width: root.width
            session: root.session
            wide: root.width > 26 * Theme.bodySize
            current: root.inspector.kind === Subject.Process && root.inspector.id === process
            onShown: {
                root.session.canvas.select(""); // the whole process is shown, not one element of the diagram
                root.inspector.show(Subject.Process, process);
            }
        }
    }
    CaptionText {
        width: root.width
        visible: root.hidden > 0
        text: qsTr("And %1 more. Use Find anything to see them.").arg(root.hidden)
    }
    LinkButton {
        objectName: "newProcess"
        text: qsTr("New process")
        tip: root.inspector.kind === Subject.Block ?
            qsTr("Adds a thread and its pages on %1").arg(root.inspector.card.heading) :
            qsTr("Adds a thread and its pages in the least occupied location")
        onClicked: root.session.refuse(qsTr("Can't add a process"),
            root.setup.addProcess(root.inspector.kind === Subject.Block ? root.inspector.id : ""))
    }
}
