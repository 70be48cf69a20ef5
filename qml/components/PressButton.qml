// SPDX-License-Identifier: GPL-3.0-or-later
// The base of all buttons: Return presses it as Space does. Users of this type define its look.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    property bool toggles: false ///< The button shows and hides something, or switches it on and off.
    property bool on: false ///< The toggled item is visible or switched on.

    Keys.onReturnPressed: root.clicked() // Qt's button reacts to Space only
    Keys.onEnterPressed: root.clicked()
    // Qt 6.4 overwrites the accessible states when a screen reader starts, so they are set again then.
    Accessible.checkable: toggles
    Accessible.checked: on
    Accessible.onCheckableChanged: Accessible.checkable = root.toggles
    Accessible.onCheckedChanged: Accessible.checked = root.on
    onOnChanged: Accessible.checked = on
}
