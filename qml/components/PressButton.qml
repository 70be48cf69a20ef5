// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed, by pointer or keyboard: by Return as by Space. Looks are its users'.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    property bool toggles: false ///< It shows and hides something, or switches it on and off.
    property bool on: false ///< Whether that is shown, or on.

    Keys.onReturnPressed: root.clicked() // as Space does by itself
    Keys.onEnterPressed: root.clicked()
    // A button of Qt 6.4 sets its own states when a screen reader starts; these are set again then.
    Accessible.checkable: toggles
    Accessible.checked: on
    Accessible.onCheckableChanged: Accessible.checkable = root.toggles
    Accessible.onCheckedChanged: Accessible.checked = root.on
    onOnChanged: Accessible.checked = on
}
