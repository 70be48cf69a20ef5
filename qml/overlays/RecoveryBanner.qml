// SPDX-License-Identifier: GPL-3.0-or-later
// The banner after a crash: offers recovered work, or reports a copy that can't be read.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Banner {
    id: root

    required property Autosave autosave
    required property string key
    required property string name
    required property string reason
    readonly property bool sound: reason === ""

    objectName: "recovery"
    title: sound ? qsTr("Boardset quit unexpectedly. Unsaved changes to “%1” were recovered.").arg(name)
        : qsTr("Unsaved changes to “%1” can't be recovered because their copy can't be read.").arg(name)
    body: BodyText {
        Layout.fillWidth: true
        visible: !root.sound
        text: qsTr("%1. The copy is kept until you delete it.").arg(root.reason)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    AppButton {
        text: root.sound ? qsTr("Discard") : qsTr("Delete the copy")
        flat: false
        onClicked: root.autosave.discard(root.key)
    }
    AppButton {
        text: qsTr("Later")
        flat: false
        onClicked: root.autosave.later(root.key)
    }
    AppButton {
        visible: root.sound
        text: qsTr("Open")
        primary: true
        onClicked: root.autosave.recover(root.key)
    }
}
