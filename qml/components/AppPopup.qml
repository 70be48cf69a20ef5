// SPDX-License-Identifier: GPL-3.0-or-later
// A popup over a dimmed window, without buttons. Screen readers announce its title.
import QtQuick
import QtQuick.Controls
import Boardset.Controls

Dialog {
    modal: true
    focus: true
    padding: Theme.gap
    background: PopupCard {}
    Overlay.modal: Rectangle { color: Theme.color.shade }
}
