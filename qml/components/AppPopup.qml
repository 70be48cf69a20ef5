// SPDX-License-Identifier: GPL-3.0-or-later
// A popup over a shaded window, without title or buttons.
import QtQuick
import QtQuick.Controls
import Boardset.Controls

Popup {
    modal: true
    focus: true
    padding: Theme.gap
    background: PopupCard {}
    Overlay.modal: Rectangle { color: Theme.color.shade }
}
