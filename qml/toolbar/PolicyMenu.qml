// SPDX-License-Identifier: GPL-3.0-or-later
// The menu that selects how threads and pages are placed: manually, or by an operating system.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppButton {
    id: root

    required property PolicyView policy
    required property bool compact
    required property Command best

    visible: policy.applies // hidden if the machine has no threads to place
    text: compact ? "" : policy.title
    iconPath: compact ? Theme.icon.policy : Theme.icon.down
    opens: true
    popup: menu
    tip: qsTr("Placement of threads and pages. Current: %1").arg(policy.title)
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu
        widest: Math.round(340 * Math.max(1, Theme.textScale))

        AppMenuItem {
            text: qsTr("Placement: manual")
            detail: current ? qsTr("Drag threads and pages where you want them") :
                qsTr("Keeps the placement that the diagram shows now")
            current: root.policy.manual
            onTriggered: root.policy.keepManual()
        }
        AppMenuLine {}
        Instantiator { // the systems depend on the machine; a Repeater would stack items that aren't shown yet
            model: root.policy.systems
            delegate: AppMenuItem {
                required property string system
                required property string title
                required property string summary
                required current

                enabled: current || root.policy.replayable || !root.policy.manual
                text: title
                detail: summary
                onTriggered: root.policy.replayUnder(system)
            }
            onObjectAdded: (index, object) => menu.insertItem(index + 2, object as AppMenuItem) // below the fixed items
            onObjectRemoved: (index, object) => { menu.takeItem(index + 2); } // the Instantiator destroys it
        }
        AppMenuLine {}
        CommandItem { command: root.best }
    }
}
