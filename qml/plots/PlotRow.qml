// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in the list: its title and its summary. The summary is a tooltip and, for the current plot, also text below
// the title.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    required property int index
    required property string title
    required property string summary
    required property bool current
    property bool ringed: current && (ListView.view?.activeFocus ?? false)
    signal chosen

    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    padding: Theme.gap
    leftPadding: Theme.gap2
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    onClicked: chosen()
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(title).arg(summary)
    Accessible.selected: current

    Tip {
        visible: root.hovered && !root.current
        text: root.summary
    }

    contentItem: Column {
        spacing: Theme.gapHalf

        BodyText {
            width: parent.width
            strong: true
            color: root.current ? Theme.color.accent : Theme.color.text
            text: root.title
        }
        CaptionText {
            width: parent.width
            visible: root.current
            text: root.summary
        }
    }
    background: Rectangle {
        color: root.current ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"
        FocusRing {
            anchors.margins: Theme.focusRing
            shown: root.ringed
        }
    }
}
