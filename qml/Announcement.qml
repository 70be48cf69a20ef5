// SPDX-License-Identifier: GPL-3.0-or-later
// Invisible item that exposes the latest announcement to screen readers.
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
