// SPDX-License-Identifier: GPL-3.0-or-later
// A button with text, an icon, or both.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    property string iconPath: ""
    property bool primary: false
    property bool bare: false ///< True if there is space only for the icon. The text is then the accessible name.
    property bool flat: true ///< True if the button has no frame.
    property string tip: ""
    property string shortcut: ""
    property bool opens: false ///< True if the button opens a menu; the icon is then a chevron after the text.
    property AppMenu popup: null ///< The menu that the button opens; null if none.
    readonly property string shownText: bare ? "" : text
    readonly property bool opened: popup?.visible ?? false ///< True if the menu is open, so the tooltip would cover it.
    readonly property color foreground: !enabled ? (primary ? Theme.color.secondary : Theme.color.strong)
        : primary ? Theme.color.accentForeground : checked ? Theme.color.accent : Theme.color.text

    toggles: popup !== null
    on: opened
    implicitHeight: Theme.controlHeight
    implicitWidth: Math.max(implicitHeight, implicitContentWidth + leftPadding + rightPadding)
    padding: shownText === "" ? Theme.gapHalf : Theme.gapWide
    topPadding: 0
    bottomPadding: 0
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    hoverEnabled: true
    Accessible.role: popup ? Accessible.ButtonMenu : Accessible.Button
    Accessible.name: text === "" ? tip : text
    Accessible.description: text === "" ? "" : tip

    Tip {
        visible: root.hovered && !root.opened && root.tip !== ""
        text: root.shortcut === "" ? root.tip : qsTr("%1 (%2)").arg(root.tip).arg(root.shortcut)
    }

    contentItem: ButtonContent {
        text: root.shownText
        iconPath: root.iconPath
        foreground: root.foreground
        strong: root.primary
        opens: root.opens
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: root.primary && !root.enabled ? Theme.color.hover
            : root.primary ? (root.hovered ? Qt.darker(Theme.color.accent, 1.1) : Theme.color.accent)
            : root.checked ? Theme.color.accentSoft : root.down || (root.hovered && root.enabled) ? Theme.color.hover
            : root.flat ? "transparent" : Theme.color.raised
        border.width: root.flat ? 0 : Theme.hairline
        border.color: Theme.color.hairline

        FocusRing {
            shown: root.visualFocus
            away: root.primary ? Theme.focusRing : 0
        }
    }
}
