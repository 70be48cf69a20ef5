// SPDX-License-Identifier: GPL-3.0-or-later
// The last announcement in the accessible tree. Nothing of it is seen.
import QtQuick
import Boardset.App

Item {
    id: root

    required property Announcer announcer

    width: 1
    height: 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: announcer.words
    Accessible.ignored: announcer.words === ""
    Binding { target: root.announcer; property: "item"; value: root }
}
