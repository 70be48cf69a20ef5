// SPDX-License-Identifier: GPL-3.0-or-later
// The base of all buttons: Return presses a button, as Space does. Derived types define the appearance.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    property bool toggles: false ///< True if the button toggles: it shows and hides an item, or switches it on and off.
    property bool on: false ///< True if the toggled item is visible or switched on.

    Keys.onReturnPressed: root.clicked() // Qt's button reacts to Space only
    Keys.onEnterPressed: root.clicked()
    // Qt 6.4 overwrites the accessible states when a screen reader starts, so this code sets them again.
    Accessible.checkable: toggles
    Accessible.checked: on
    Accessible.onCheckableChanged: Accessible.checkable = root.toggles
    Accessible.onCheckedChanged: Accessible.checked = root.on
    onOnChanged: Accessible.checked = on
}
