// SPDX-License-Identifier: GPL-3.0-or-later
// A machine, scenario or lesson that can be opened; the open item is highlighted.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string title
    required property bool current
    property string tip: ""
    property string iconPath: "" ///< Icon after the title; empty if none.

    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    Accessible.name: current ? qsTr("%1, open").arg(title) : title
    Accessible.description: tip

    Tip {
        visible: root.hovered && root.tip !== ""
        text: root.tip
    }

    contentItem: RowLayout {
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            text: root.title
            color: root.current ? Theme.color.accent : Theme.color.text
            strong: root.current
        }
        Icon {
            Layout.alignment: Qt.AlignTop
            visible: root.iconPath !== ""
            path: root.iconPath
            color: root.current ? Theme.color.accent : Theme.color.secondary
        }
    }
    background: RowBackground {
        of: root
        current: root.current
    }
}
