// SPDX-License-Identifier: GPL-3.0-or-later
// The tab of the side panel with all machines, grouped by family, and a filter above them.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property LibraryView library: session.library

    AppTextField {
        id: filter
        objectName: "machineFilter"
        anchors { top: parent.top; left: parent.left; right: parent.right }
        anchors { topMargin: Theme.gapWide; leftMargin: Theme.gap2; rightMargin: Theme.gap2 }
        focus: true
        label: qsTr("Filter the machines by name, year or number of processors")
        placeholderText: qsTr("Name, year, processors")
        text: root.library.filter
        onTextEdited: root.library.filter = text
        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            root.library.filter = "";
        }
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }
    ScrollPane {
        objectName: "machinesPane"
        anchors { top: filter.bottom; left: parent.left; right: parent.right; bottom: parent.bottom }
        above: Theme.gap
        spacing: 0

        Repeater {
            model: root.library.machines

            MachineItem {
                width: parent.width
                session: root.session
            }
        }
        BodyText {
            width: parent.width
            visible: root.library.machines.count === 0
            text: qsTr("No machine matches “%1”. Enter a part of its name, a year or a number of processors.")
                .arg(root.library.filter)
            muted: true
        }
    }
}
