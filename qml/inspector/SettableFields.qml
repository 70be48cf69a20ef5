// SPDX-License-Identifier: GPL-3.0-or-later
// The editable numbers and choices of the selected item. Fields with default values are shown on demand.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property InspectorView inspector
    readonly property string selected: inspector.state.subject + " " + inspector.state.count
    property bool unfolded: false

    spacing: Theme.gapHalf

    Repeater {
        model: root.inspector.fields

        SettableField {
            width: root.width
            inspector: root.inspector
            selected: root.selected
            unfolded: root.unfolded
        }
    }
    LinkButton {
        visible: root.inspector.state.hasMore
        text: root.unfolded ? qsTr("Less") : qsTr("More settings")
        onClicked: root.unfolded = !root.unfolded
    }
}
