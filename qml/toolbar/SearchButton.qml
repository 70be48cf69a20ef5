// SPDX-License-Identifier: GPL-3.0-or-later
// The button that opens the search; it looks like a search field.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string keys
    property bool compact: false

    implicitWidth: compact ? Theme.controlHeight
        : Math.max(Math.round(200 * Theme.textScale), Math.ceil(implicitContentWidth) + 1 + leftPadding + rightPadding)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    Accessible.name: qsTr("Find anything")
    contentItem: RowLayout {
        spacing: Theme.gap

        Icon {
            path: Theme.icon.search
            color: Theme.color.secondary
        }
        BodyText {
            Layout.fillWidth: true
            visible: !root.compact
            text: qsTr("Find anything")
            muted: true
            wrapMode: Text.NoWrap
        }
        CaptionText {
            visible: !root.compact
            text: root.keys
        }
    }
    background: RowBackground {
        of: root
        framed: true
    }

    Tip {
        visible: root.hovered && root.compact
        text: qsTr("Find anything (%1)").arg(root.keys)
    }
}
