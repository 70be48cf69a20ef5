// SPDX-License-Identifier: GPL-3.0-or-later
// The policy that places threads and pages: the user, or an operating system that is selected here.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

GridLayout {
    id: root

    required property Session session
    readonly property PolicyView policy: session.policy

    visible: policy.state.applies // hidden if the machine has no threads to place
    columns: width < label.implicitWidth + columnSpacing + box.implicitWidth ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: 0

    BodyText {
        id: label
        Layout.fillWidth: true
        text: qsTr("Placement policy")
        muted: true
    }
    MenuButton {
        id: box
        objectName: "policyMenu"
        Layout.maximumWidth: root.width
        Layout.preferredHeight: Math.max(Theme.rowHeight, implicitContentHeight)
        flat: false
        text: root.policy.state.title
        iconPath: Theme.icon.down
        opens: true
        tip: qsTr("Placement of threads and pages. Current: %1").arg(root.policy.state.title)
        widest: Math.round(340 * Math.max(1, Theme.textScale))

        AppMenuItem {
            text: qsTr("Manual placement")
            detail: current ? qsTr("Drag threads and pages where you want them") :
                qsTr("Keeps the placement that the diagram shows now")
            current: root.policy.state.manual
            onTriggered: root.policy.keepManual()
        }
        AppMenuLine {}
        MenuItems {
            menu: box.menu
            at: 2
            model: root.policy.systems
            delegate: AppMenuItem {
                required property string system
                required property string title
                required property string summary
                required current

                enabled: current || root.policy.state.replayable || !root.policy.state.manual
                text: title
                detail: summary
                onTriggered: root.policy.replayUnder(system)
            }
        }
    }
}
