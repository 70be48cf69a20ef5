// SPDX-License-Identifier: GPL-3.0-or-later
// A button that opens a menu below itself. Its child items are the items of the menu.
import QtQuick

AppButton {
    id: root

    default property alias items: menu.contentData
    property alias widest: menu.widest
    property bool atRight: false ///< True if the menu is aligned with the right edge of the button.
    readonly property alias menu: menu

    popup: menu
    onClicked: menu.popup(root, atRight ? width - menu.width : 0, height + Theme.gapHalf)

    AppMenu { id: menu }
}
