// SPDX-License-Identifier: GPL-3.0-or-later
// The processes of the scenario with fields for their work, customers and pages. A click on the name of a process shows
// it in the inspector.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector
    readonly property SetupView setup: session.setup
    readonly property int hidden: setup.state.processCount - setup.processes.count

    readonly property bool wide: width > 26 * Theme.bodySize
    property ProcessItem first: null ///< The first process. Its fields give the titles of the columns.
    readonly property var fields: first?.fields ?? ({})

    /// Preferred width of the fields with choices and of their headings, which therefore stay aligned; -1 if not set.
    readonly property real choiceWidth: wide ? 10 * Theme.bodySize : -1

    spacing: Theme.gap

    RowLayout {
        width: root.width
        visible: root.setup.processes.count > 0
        spacing: Theme.gapHalf
        Accessible.ignored: true // each field has its own name

        component Title: CaptionText {
            Layout.preferredWidth: 4.5 * Theme.bodySize
            visible: text !== ""
            horizontalAlignment: Text.AlignRight
        }

        Item { implicitWidth: Theme.controlHeight * 0.75; implicitHeight: 1 }
        CaptionText {
            Layout.fillWidth: true
            Layout.preferredWidth: root.choiceWidth
            visible: root.wide
            text: qsTr("Workload")
        }
        Title { text: root.fields.customers?.title ?? "" }
        Title { text: root.fields.pages?.title ?? "" }
        CaptionText {
            Layout.fillWidth: true
            Layout.preferredWidth: root.choiceWidth
            leftPadding: Theme.gap
            text: root.fields.board ? qsTr("Pages on") : ""
            wrapMode: Text.NoWrap
        }
    }
    Repeater {
        model: root.setup.processes
        onItemAdded: (index, item) => { if (index === 0) root.first = item as ProcessItem; }

        ProcessItem {
            width: root.width
            session: root.session
            wide: root.wide
            choiceWidth: root.choiceWidth
            current: root.inspector.state.subject === "process:" + process
            onShown: {
                root.session.canvas.select(""); // the whole process is shown, not one element of the diagram
                root.inspector.inspect("process:" + process);
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
        tip: root.inspector.state.block !== "" ?
            qsTr("Adds a thread and its pages on %1").arg(root.inspector.card.heading) :
            qsTr("Adds a thread and its pages in the least occupied location")
        onClicked: root.session.refuse(qsTr("Can't add a process"),
            root.setup.addProcess(root.inspector.state.block))
    }
}
