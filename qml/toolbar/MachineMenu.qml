// SPDX-License-Identifier: GPL-3.0-or-later
// The machine button: shows the open machine and lists the machines of the catalog.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppButton {
    id: root

    required property Files files
    required property LibraryView library

    flat: false
    text: library.machineTitle
    iconPath: Theme.icon.down
    opens: true
    popup: menu
    tip: qsTr("Machine and its options: %1").arg(library.machineDetail)
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu

        Repeater {
            model: root.library.machines

            AppMenuItem {
                required property string machine
                required property string title
                required property int processors
                required current

                text: title
                keys: processors === 1 ? qsTr("1 processor") : qsTr("%1 processors").arg(processors)
                onTriggered: if (!current) root.files.requestMachine(machine)
            }
        }
    }
}
