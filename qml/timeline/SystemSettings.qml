// SPDX-License-Identifier: GPL-3.0-or-later
// The settings that apply to a program from its start: operating system, seed and local addresses of the boards.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property PolicySettingsView settings
    required property int field

    spacing: Theme.gap

    SettingRow {
        width: parent.width
        title: qsTr("Operating system")
        detail: root.settings.state.systemDetail
        enabled: !root.settings.state.whatIf
        whyNot: qsTr("A running machine can't change its system. Select “from the start”.")

        ChoiceBox {
            width: root.field
            choices: root.settings.state.systems
            current: root.settings.state.system
            tip: qsTr("The system that places threads and pages")
            onChosen: index => root.settings.setSystem(index)
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Seed")
        detail: qsTr("Determines the system's random choices. The same seed gives the same steps.")
        enabled: !root.settings.state.whatIf
        whyNot: qsTr("The seed can only be set at the start. Select “from the start”.")

        AppTextField {
            id: seed
            width: root.field
            label: qsTr("Seed")
            Accessible.description: NumberTyping.rule(true)
            text: root.settings.state.seed
            inputMethodHints: Qt.ImhDigitsOnly
            onEditingFinished: { root.settings.setSeed(text); text = Qt.binding(() => root.settings.state.seed); }

            Tip {
                visible: seed.hovered && !seed.activeFocus
                text: qsTr("A whole number. %1").arg(NumberTyping.rule(true))
            }
        }
    }
    SettingRow {
        width: parent.width
        visible: root.settings.state.needsAddresses
        title: qsTr("Local addresses")
        detail: qsTr("Gives the memory of each board its own addresses. Without local addresses, the system treats " +
            "the machine as one %1.").arg(root.settings.state.group)
        enabled: !root.settings.state.whatIf
        whyNot: qsTr("Local addresses can only be set at the start. Select “from the start”.")

        ChoiceBox {
            width: root.field
            choices: [qsTr("none"), qsTr("on every board")]
            current: root.settings.state.addresses ? 1 : 0
            tip: qsTr("Whether boards have a local physical address range")
            onChosen: index => root.settings.setAddresses(index === 1)
        }
    }
}
