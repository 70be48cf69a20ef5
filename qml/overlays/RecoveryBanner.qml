// SPDX-License-Identifier: GPL-3.0-or-later
// After a crash: the unsaved work of last time was found.
import QtQuick
import Boardset.App
import Boardset.Controls

Banner {
    id: root

    required property Autosave autosave

    visible: autosave.found
    title: qsTr("Boardset was not closed in order last time. “%1” was not saved, and was kept.").arg(autosave.foundTitle)

    AppButton {
        text: qsTr("Discard it")
        flat: false
        onClicked: root.autosave.discard()
    }
    AppButton {
        text: qsTr("Open it")
        primary: true
        onClicked: root.autosave.recover()
    }
}
