// SPDX-License-Identifier: GPL-3.0-or-later
// One process: its colour, name and work.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string process
    required property int place ///< Index of the process in the scenario.
    required property string words
    required property bool current

    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    Accessible.name: qsTr("Process %1: %2").arg(process).arg(words)
    Tip {
        visible: root.hovered
        text: qsTr("Show all of process %1").arg(root.process)
    }

    contentItem: RowLayout {
        spacing: Theme.gap

        Rectangle {
            implicitWidth: Theme.iconSize * 0.75
            implicitHeight: implicitWidth
            radius: width / 2
            color: Theme.owner(root.place)
        }
        BodyText {
            text: root.process
            strong: true
        }
        CaptionText {
            Layout.fillWidth: true
            text: root.words
        }
    }
    background: RowBackground {
        of: root
        current: root.current
    }
}
