// SPDX-License-Identifier: GPL-3.0-or-later
// How the streams of a process ask: how many requests at a time, and how large they are.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property InspectorView inspector: session.inspector

    spacing: Theme.gapHalf

    NumberField {
        objectName: "outstanding"
        width: parent.width
        title: qsTr("Requests outstanding")
        tip: qsTr("Requests that each stream keeps under way")
        value: root.inspector.outstanding
        most: root.inspector.outstandingMost
        steps: [1, 2, 4, 8, 16, 32, 64, 128, 256]
        onChosen: value => root.session.refuse(qsTr("The requests outstanding stay as they are"), root.inspector.setOutstanding(value))
        onRefused: typed => root.session.refuse(qsTr("The requests outstanding stay as they are"), qsTr("“%1” is not a whole number from %2.").arg(typed).arg(range))
    }
    NumberField {
        objectName: "requestBytes"
        width: parent.width
        title: qsTr("Bytes of a request")
        tip: qsTr("Bytes that each request moves")
        value: root.inspector.requestBytes
        most: root.inspector.requestBytesMost
        steps: [4, 64, 128, 256, 512, 1024, 2048, 4096]
        onChosen: value => root.session.refuse(qsTr("The size of requests stays as it is"), root.inspector.setRequestBytes(value))
        onRefused: typed => root.session.refuse(qsTr("The size of requests stays as it is"), qsTr("“%1” is not a whole number of bytes from %2.").arg(typed).arg(range))
    }
}
