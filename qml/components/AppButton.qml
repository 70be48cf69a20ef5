// SPDX-License-Identifier: GPL-3.0-or-later
// A button with a text, an icon, or both.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

Button {
    id: root

    property string iconPath: ""
    property bool primary: false
    property string tip: ""
    property string shortcut: ""
    property bool opens: false ///< Opens a menu: the icon is a chevron after the text.
    property AppMenu popup: null ///< The menu that the button opens; null if none.
    readonly property bool opened: popup?.visible ?? false ///< True if the menu is open, so the tooltip would cover it.
    property bool toggles: popup !== null ///< See PressButton.
    property bool on: opened
    readonly property color foreground: !enabled ? (primary ? Theme.color.secondary : Theme.color.strong)
        : primary ? Theme.color.accentForeground : checked ? Theme.color.accent : Theme.color.text

    flat: true
    implicitHeight: Theme.controlHeight
    implicitWidth: Math.max(implicitHeight, implicitContentWidth + leftPadding + rightPadding)
    padding: text === "" ? Theme.gapHalf : Theme.gapWide
    topPadding: 0
    bottomPadding: 0
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    hoverEnabled: true
    Keys.onReturnPressed: root.clicked() // Qt's button reacts to Space only
    Keys.onEnterPressed: root.clicked()
    Accessible.role: popup ? Accessible.ButtonMenu : Accessible.Button
    Accessible.name: text === "" ? tip : text
    Accessible.description: text === "" ? "" : tip
    Accessible.checkable: toggles
    Accessible.checked: on
    Accessible.onCheckableChanged: Accessible.checkable = root.toggles
    Accessible.onCheckedChanged: Accessible.checked = root.on
    onOnChanged: Accessible.checked = on

    Tip {
        visible: root.hovered && !root.opened && root.tip !== ""
        text: root.shortcut === "" ? root.tip : qsTr("%1 (%2)").arg(root.tip).arg(root.shortcut)
    }

    contentItem: ButtonContent {
        text: root.text
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
