// SPDX-License-Identifier: GPL-3.0-or-later
// ?: every shortcut, by group.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls
import Boardset.Ui

AppDialog {
    id: root

    required property Commands commands
    readonly property var keyed: commands.all.filter(c => c.keys !== "")

    title: qsTr("All shortcuts")
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 720, Math.round(720 * Math.max(1, Theme.textScale)))
    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: 0
        gutter: Theme.gapWide
        implicitHeight: contentHeight

        Flow {
            id: flow
            width: parent.width
            spacing: Theme.gap3

            Repeater {
                model: [...new Set(root.keyed.map(c => c.group))]

                ShortcutGroup {
                    required property string modelData

                    width: Math.max(Math.round(280 * Theme.textScale), (flow.width - Theme.gap3) / 2 - 1)
                    title: modelData
                    commands: root.keyed.filter(c => c.group === modelData)
                }
            }
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.accept()
        }
    }
}
