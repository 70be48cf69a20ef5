// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the diagram: what tokens, colours, links and bands mean.
import QtQuick
import Boardset.App
import Boardset.Controls

LegendPicture {
    id: root

    palette: Theme.name // both enumerations have the same order
    family: Theme.family
    textScale: Theme.textScale
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Legend: %1").arg(words)

    PressButton {
        id: colours
        objectName: "coloursButton"
        visible: root.coloursRect.width > 0
        x: root.coloursRect.x - Theme.gapHalf
        y: root.coloursRect.y
        width: root.coloursRect.width - Theme.gapHalf // the text's area ends near the next entry
        height: root.rowHeight
        hoverEnabled: true
        onClicked: root.view.switchColours()
        Accessible.name: tip.text
        background: Rectangle {
            color: "transparent"
            radius: Theme.smallRadius
            border.color: colours.hovered ? Theme.color.accent : Theme.color.hairline
            FocusRing { shown: colours.visualFocus }
        }
        Tip {
            id: tip
            visible: colours.hovered || colours.visualFocus
            text: qsTr("Colour by process, or by thread or client")
        }
    }
}
