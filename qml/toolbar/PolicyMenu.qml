// SPDX-License-Identifier: GPL-3.0-or-later
// The menu that selects how threads and pages are placed: manually or by an operating system.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Boardset.App
import Boardset.Controls
import Boardset.Ui

MenuButton {
    id: root

    required property Commands commands
    required property bool compact
    readonly property PolicyView policy: commands.session.policy

    visible: policy.applies // hidden if the machine has no threads to place
    text: compact ? "" : policy.title
    iconPath: compact ? Theme.icon.policy : Theme.icon.down
    opens: true
    tip: qsTr("Placement of threads and pages. Current: %1").arg(policy.title)
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
        // below the two fixed items
        onObjectAdded: (index, object) => root.menu.insertItem(index + 2, object as AppMenuItem)
        onObjectRemoved: (index, object) => { root.menu.takeItem(index + 2); } // the Instantiator destroys the item
    }
    AppMenuLine {}
    CommandItem { command: root.commands.best }
}
