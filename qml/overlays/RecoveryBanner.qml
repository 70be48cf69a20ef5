// SPDX-License-Identifier: GPL-3.0-or-later
// After a crash: unsaved work of last time was found, or a copy of it that cannot be read.
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
    title: sound ? qsTr("Boardset was not closed in order last time. “%1” was not saved, and was kept.").arg(name)
        : qsTr("Unsaved work of “%1” was kept, but cannot be read.").arg(name)
    body: BodyText {
        Layout.fillWidth: true
        visible: !root.sound
        text: qsTr("%1. It stays there until you delete it.").arg(root.reason)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    AppButton {
        text: root.sound ? qsTr("Discard it") : qsTr("Delete it")
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
        text: qsTr("Open it")
        primary: true
        onClicked: root.autosave.recover(root.key)
    }
}
