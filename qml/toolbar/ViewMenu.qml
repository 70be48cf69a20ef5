// SPDX-License-Identifier: GPL-3.0-or-later
// The View button: presentation, theme, text size and motion.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppButton {
    id: root

    required property Session session
    required property Commands commands

    iconPath: Theme.icon.look
    tip: qsTr("View: present, theme, text size, generations")
    popup: menu
    onClicked: menu.popup(root, root.width - menu.width, root.height + Theme.gapHalf)

    AppearanceMenu {
        id: menu
        preferences: root.session.preferences
        commands: root.commands
    }
}
