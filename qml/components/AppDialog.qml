// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog in the middle of the window: title, content, and a row of buttons as its footer.
import QtQuick
import QtQuick.Controls
import Boardset.Controls

Dialog {
    id: root

    parent: Overlay.overlay // the window's overlay, so that scrolling doesn't move the dialog
    anchors.centerIn: parent
    modal: true
    padding: Theme.gap3
    topPadding: Theme.gap2
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 480, Math.round(480 * Math.max(1, Theme.textScale)))
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.gap2 : implicitHeight)
    background: PopupCard {}
    header: HeadingText {
        text: root.title
        leftPadding: Theme.gap3
        rightPadding: Theme.gap3
        topPadding: Theme.gap2
        wrapMode: Text.NoWrap
    }
    Overlay.modal: Rectangle {
        color: Theme.color.shade
    }
}
