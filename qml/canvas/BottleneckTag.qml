// SPDX-License-Identifier: GPL-3.0-or-later
// Names the bottleneck at every level, also where its box is not in sight; a click asks why.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

AbstractButton {
    id: root

    required property string words
    required property real use
    property bool brief: false ///< There is no room for the word.
    readonly property real longest: Theme.gapWide + word.implicitWidth + name.implicitWidth + 2 * face.spacing

    implicitHeight: Theme.controlHeight
    implicitWidth: face.implicitWidth
    hoverEnabled: true
    Accessible.name: qsTr("Bottleneck: %1. Why?").arg(words)

    Tip {
        visible: root.hovered
        text: qsTr("The busiest part: it holds the rest back. Click for why.")
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
    Row {
        id: face
        height: parent.height
        spacing: Theme.gap

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.gapWide
            height: Theme.gapWide
            radius: Theme.smallRadius / 2
            color: Theme.heat(root.use)
        }
        CaptionText {
            id: word
            visible: !root.brief
            height: parent.height
            text: qsTr("bottleneck")
        }
        CaptionText {
            id: name
            height: parent.height
            text: root.words
            strong: true
            muted: false
            font.underline: root.hovered
        }
    }
}
