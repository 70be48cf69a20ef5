// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system, the seed and the tunables. A changed setting applies from the start or from the current step.
pragma ComponentBehavior: Bound
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
        title: qsTr("Apply changes")
        detail: root.settings.state.whatIf ?
            qsTr("A change applies from the current step. The program before the change is kept as A.") :
            qsTr("Changing a setting replays the whole program. You can undo this.")

        ChoiceBox {
            width: root.field
            choices: [qsTr("from the start"), qsTr("from this step (what if)")]
            current: root.settings.state.whatIf ? 1 : 0
            tip: qsTr("Change a setting for the whole program, or try it from the current step")
            onChosen: index => root.settings.setWhatIf(index === 1)
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
        visible: root.settings.state.uniform !== ""
        color: Theme.color.caution
        text: root.settings.state.uniform
    }
    Column {
        id: tunables
        property string open: "" ///< Name of the expanded tunable; empty if none.
        width: parent.width
        spacing: Theme.gapHalf

        Repeater {
            model: root.settings.rows

            TunableRow {
                id: row
                width: tunables.width
                fieldWidth: root.field
                unfolded: tunables.open === row.tunable
                onFolded: tunables.open = unfolded ? "" : row.tunable
                onTyped: text => root.settings.set(row.tunable, text)
                onPicked: index => root.settings.choose(row.tunable, index)
                onResetWanted: root.settings.reset(row.tunable)
                onWhyWanted: root.session.why.explain("fact:" + row.fact)
            }
        }
    }
}
