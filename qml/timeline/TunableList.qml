// SPDX-License-Identifier: GPL-3.0-or-later
// The tunables of the operating system; one at a time is expanded to show its meaning.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    required property int field
    readonly property PolicySettingsView settings: session.settings
    property string open: "" ///< Name of the expanded tunable; empty if none.

    spacing: Theme.gapHalf

    Repeater {
        model: root.settings.rows

        TunableRow {
            id: row
            width: root.width
            fieldWidth: root.field
            unfolded: root.open === row.tunable
            onFolded: root.open = unfolded ? "" : row.tunable
            onTyped: text => root.settings.set(row.tunable, text)
            onPicked: index => root.settings.choose(row.tunable, index)
            onResetWanted: root.settings.reset(row.tunable)
            onWhyWanted: root.session.why.show(Subject.Fact, row.fact)
        }
    }
}
