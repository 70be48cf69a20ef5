// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a tunable and its name in the operating system; a click shows its meaning.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string title
    required property string tunable
    required property bool changed
    required property bool unfolded

    hoverEnabled: true
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight)
    toggles: true; on: unfolded
    Accessible.name: unfolded ? qsTr("%1, %2. Hide the explanation").arg(title).arg(tunable) :
        qsTr("%1, %2. Show the explanation").arg(title).arg(tunable)

    contentItem: RowLayout {
        spacing: Theme.gapHalf

        Icon {
            Layout.alignment: Qt.AlignTop
            path: root.unfolded ? Theme.icon.down : Theme.icon.right
            color: Theme.color.secondary
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: root.title
                strong: root.changed
                color: root.hovered ? Theme.color.accent : Theme.color.text
            }
            CaptionText {
                Layout.fillWidth: true
                text: root.tunable
                wrapMode: Text.WrapAnywhere
                font.family: Theme.mono
            }
        }
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
}
