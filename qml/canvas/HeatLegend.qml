// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the heat colours: the utilisation that each colour represents.
import QtQuick
import Boardset.Controls

Row {
    id: root

    property int length: 160
    property bool brief: false ///< True to show the scale without its title.
    readonly property int least: Math.ceil(96 * Theme.textScale)
    readonly property real full: 160 + name.implicitWidth + spacing

    spacing: Theme.gap

    CaptionText {
        id: name
        visible: !root.brief
        height: scale.height
        text: qsTr("utilisation")
    }
    Column {
        id: scale
        spacing: 2

        Rectangle {
            width: root.length
            height: Theme.gap
            radius: Theme.smallRadius
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.color.heat[0] }
                GradientStop { position: 0.25; color: Theme.color.heat[1] }
                GradientStop { position: 0.5; color: Theme.color.heat[2] }
                GradientStop { position: 0.75; color: Theme.color.heat[3] }
                GradientStop { position: 1; color: Theme.color.heat[4] }
            }
        }
        Item {
            width: root.length
            height: low.implicitHeight
            CaptionText { id: low; text: "0" }
            CaptionText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.length >= 2 * high.implicitWidth + implicitWidth + 2 * Theme.gap
                text: "50"
            }
            CaptionText { id: high; anchors.right: parent.right; text: qsTr("100 %") }
        }
    }
}
