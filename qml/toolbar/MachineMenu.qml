// SPDX-License-Identifier: GPL-3.0-or-later
// The machine button: which machine is open, its options, and the others of the catalog.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppButton {
    id: root

    required property Session session

    flat: false
    text: session.library.machineTitle
    iconPath: Theme.icon.down
    opens: true
    opened: menu.visible
    tip: qsTr("Machine and its options: %1").arg(session.library.machineDetail)
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu

        Repeater {
            model: root.session.library.machines

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
}
