// SPDX-License-Identifier: GPL-3.0-or-later
// Who places threads and pages: a person, or an operating system.
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

    visible: policy.applies // else no thread is there to be placed
    text: compact ? "" : policy.title
    iconPath: compact ? Theme.icon.policy : Theme.icon.down
    opens: true
    popup: menu
    tip: qsTr("Policy: who places threads and pages. Now: %1").arg(policy.title)
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)

    AppMenu {
        id: menu
        widest: Math.round(340 * Math.max(1, Theme.textScale))

        AppMenuItem {
            text: qsTr("By hand")
            detail: current ? qsTr("Drag threads and pages where you want them") :
                qsTr("Keeps what the diagram shows now")
            current: root.policy.byHand
            onTriggered: root.policy.keepByHand()
        }
        AppMenuLine {}
        Instantiator { // other systems come with another machine; a Repeater would stack what the list has not shown
            model: root.policy.systems
            delegate: AppMenuItem {
                required property string system
                required property string title
                required property string summary
                required current

                enabled: current || root.policy.replayable || !root.policy.byHand
                text: title
                detail: summary
                onTriggered: root.policy.replayUnder(system)
            }
            onObjectAdded: (index, object) => menu.insertItem(index + 2, object as AppMenuItem) // after those above
            onObjectRemoved: (index, object) => { menu.takeItem(index + 2); } // the Instantiator ends it
        }
        AppMenuLine {}
        CommandItem { command: root.best }
    }
}
