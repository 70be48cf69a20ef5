// SPDX-License-Identifier: GPL-3.0-or-later
// How the customers of a process ask: how many requests at a time, and how large they are.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector
    readonly property string selected: inspector.kind + " " + inspector.id

    onSelectedChanged: {
        outstanding.forget();
        requestBytes.forget();
    }
    spacing: Theme.gapHalf

    NumberField {
        id: outstanding
        objectName: "outstanding"
        width: parent.width
        title: qsTr("Requests outstanding")
        tip: qsTr("Requests that each %1 keeps under way").arg(root.inspector.noun)
        value: root.inspector.outstanding
        most: root.inspector.outstandingMost
        steps: [1, 2, 4, 8, 16, 32, 64, 128, 256]
        onChosen: value => refusal = root.inspector.setOutstanding(value)
    }
    NumberField {
        id: requestBytes
        objectName: "requestBytes"
        width: parent.width
        title: qsTr("Bytes of a request")
        tip: qsTr("Bytes that each request moves")
        value: root.inspector.requestBytes
        most: root.inspector.requestBytesMost
        steps: [4, 64, 128, 256, 512, 1024, 2048, 4096]
        onChosen: value => refusal = root.inspector.setRequestBytes(value)
    }
}
