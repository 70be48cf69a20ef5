// SPDX-License-Identifier: GPL-3.0-or-later
// The menu item of a command.
import QtQuick
import Boardset.App
import Boardset.Controls

AppMenuItem {
    id: root

    required property Command command

    text: command.state.title
    keys: command.keys
    enabled: command.state.enabled
    onTriggered: command.run()
}
