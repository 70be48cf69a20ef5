// SPDX-License-Identifier: GPL-3.0-or-later
// The button that opens the search; it looks like a search field.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string keys
    property bool bare: false ///< True if there is space only for the icon.
    /// Width with its word and shortcut. Reading the height makes the binding follow the font.
    readonly property real least: metrics.height === 0 ? 0 : Math.ceil(metrics.advanceWidth(text)) +
        Math.ceil(metrics.advanceWidth(keys)) + 2 + Theme.iconSize + 4 * Theme.gap

    implicitWidth: bare ? Theme.controlHeight : least
    implicitHeight: Theme.controlHeight
    leftPadding: bare ? Math.floor((width - Theme.iconSize) / 2) : Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    text: qsTr("Find")
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    Accessible.name: qsTr("Find anything")
    contentItem: RowLayout {
        spacing: Theme.gap

        Icon {
            path: Theme.icon.search
            color: Theme.color.secondary
        }
        BodyText {
            Layout.fillWidth: true
            visible: !root.bare
            text: root.text
            muted: true
            wrapMode: Text.NoWrap
        }
        CaptionText {
            visible: !root.bare
            text: root.keys
            wrapMode: Text.NoWrap
        }
    }
    background: RowBackground {
        of: root
        framed: true
    }

    FontMetrics {
        id: metrics
        font: root.font
    }
    Tip {
        visible: root.hovered
        text: qsTr("Find anything (%1)").arg(root.keys)
    }
}
