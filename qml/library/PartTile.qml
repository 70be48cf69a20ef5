// SPDX-License-Identifier: GPL-3.0-or-later
// One part of the library. Pressing it starts a drag, which the canvas continues with the pointer or the arrow keys.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Boardset.Controls

AbstractButton {
    id: root

    required property string title
    required property string iconPath
    property bool solid: false
    required property string tip
    signal taken

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.gap)
    implicitWidth: implicitContentWidth + 2 * Theme.gap
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    Accessible.name: qsTr("Add %1").arg(title)
    Accessible.description: tip
    onPressed: root.taken() // on press, not on click, so that the drag can start immediately
    Keys.onReturnPressed: root.taken()
    Keys.onEnterPressed: root.taken()

    HoverHandler { cursorShape: Qt.OpenHandCursor }
    Tip {
        visible: root.hovered && !root.down
        text: root.tip
    }

    contentItem: RowLayout {
        spacing: Theme.gap

        Icon {
            path: root.iconPath
            color: Theme.color.accent
            filled: root.solid
        }
        BodyText {
            Layout.fillWidth: true
            text: root.title
        }
    }
    background: RowBackground {
        of: root
        framed: true
    }
}
