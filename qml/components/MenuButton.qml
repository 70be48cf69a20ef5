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
    onClicked: menu.open()

    AppMenu {
        id: menu
        x: root.atRight ? root.width - width : 0 // a binding, because the width is known only after the first opening
        y: root.height + Theme.gapHalf
    }
}
