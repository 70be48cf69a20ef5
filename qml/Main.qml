// SPDX-License-Identifier: GPL-3.0-or-later
// The window: toolbar, library, canvas, answer, drawer.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ApplicationWindow {
    width: 1280
    height: 800
    visible: true
    title: qsTr("Boardset")
    color: Theme.color.ground
}
