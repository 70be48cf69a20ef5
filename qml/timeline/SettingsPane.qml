// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system, chance, and the tunables; a change counts from the start or from this step.
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session
    readonly property PolicySettingsView settings: session.settings
    readonly property int field: Math.round(176 * Math.max(1, Theme.textScale))

    margin: Theme.gapWide
    above: Theme.gap
    gutter: Theme.gap

    Binding {
        target: root.settings
        property: "active"
        value: root.visible
    }
    SettingRow {
        width: parent.width
        title: qsTr("A change counts")
        detail: root.settings.whatIf ? qsTr("As B beside the program, which stays as it is.") :
            qsTr("The program is replayed anew; undo brings the old one back.")

        ChoiceBox {
            width: root.field
            choices: [qsTr("from the start"), qsTr("from this step: what if")]
            current: root.settings.whatIf ? 1 : 0
            tip: qsTr("Whether a setting is changed for the whole program or tried from the step that is shown")
            onChosen: index => root.settings.whatIf = index === 1
        }
    }
    SystemSettings {
        width: parent.width
        settings: root.settings
        field: root.field
    }
    SectionTitle {
        width: parent.width
        topPadding: Theme.gap
        text: qsTr("Tunables")
    }
    BodyText {
        width: parent.width
        visible: root.settings.uniform !== ""
        color: Theme.color.caution
        text: root.settings.uniform
    }
    TunableList {
        width: parent.width
        session: root.session
        field: root.field
    }
}
