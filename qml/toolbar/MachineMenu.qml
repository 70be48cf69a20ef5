// SPDX-License-Identifier: GPL-3.0-or-later
// The machine button: shows the open machine and lists the machines of the catalog.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

MenuButton {
    id: root

    required property Session session
    readonly property LibraryView library: session.library

    flat: false
    text: library.machineTitle
    iconPath: Theme.icon.down
    opens: true
    tip: qsTr("Machine and its options: %1").arg(library.machineDetail)

    Repeater {
        model: root.library.machines

        AppMenuItem {
            required property string machine
            required property string title
            required property int processors
            required current

            text: title
            keys: processors === 1 ? qsTr("1 processor") : qsTr("%1 processors").arg(processors)
            onTriggered: if (!current) root.session.files.requestMachine(machine)
        }
    }
}
