// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed, by pointer or keyboard: by Return as by Space. Looks are its users'.
import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    Keys.onReturnPressed: root.clicked() // as Space does by itself
    Keys.onEnterPressed: root.clicked()
}
