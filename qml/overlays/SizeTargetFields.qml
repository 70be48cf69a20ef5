// SPDX-License-Identifier: GPL-3.0-or-later
// What the smallest configuration must carry: the load, the longest latency, and the parts of which one may fail.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

GridLayout {
    id: root

    required property BestView best
    signal accepted ///< Emitted when Enter is pressed in a field.

    component Title: BodyText { Layout.fillWidth: true; muted: true }

    columns: 2
    columnSpacing: Theme.gap2
    rowSpacing: Theme.gapHalf

    Title { text: qsTr("Load to carry, in %1").arg(root.best.state.loadUnits) }
    AppTextField {
        objectName: "loadField"
        Layout.preferredWidth: root.width / 2
        label: qsTr("Load to carry, in %1. Leave the field empty for the present load.").arg(root.best.state.loadUnits)
        placeholderText: qsTr("present load")
        text: root.best.state.load
        note: loadRefusal.visible ? loadRefusal : null
        Accessible.description: loadRefusal.text
        onEditingFinished: root.best.setLoad(text)
        onAccepted: root.accepted()
    }
    RefusalText {
        id: loadRefusal
        Layout.columnSpan: 2
        Layout.fillWidth: true
        text: root.best.state.loadRefusal
    }
    Title { text: qsTr("Longest mean latency, for example 400 ns") }
    AppTextField {
        objectName: "latencyField"
        Layout.preferredWidth: root.width / 2
        label: qsTr("Longest mean latency, with its unit. Leave the field empty for any latency.")
        placeholderText: qsTr("any latency")
        text: root.best.state.latency
        note: latencyRefusal.visible ? latencyRefusal : null
        Accessible.description: latencyRefusal.text
        onEditingFinished: root.best.setLatency(text)
        onAccepted: root.accepted()
    }
    RefusalText {
        id: latencyRefusal
        Layout.columnSpan: 2
        Layout.fillWidth: true
        text: root.best.state.latencyRefusal
    }
    Title { text: qsTr("Part that may fail") }
    ChoiceBox {
        objectName: "spareChoice"
        Layout.preferredWidth: root.width / 2
        choices: root.best.state.spares
        current: root.best.state.spare
        tip: qsTr("The remaining parts must still carry the load after any one part of this kind fails")
        onChosen: index => root.best.setSpare(index)
    }
}
