// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons to zoom out, zoom in, fit the diagram and leave the level, and the zoom level.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property CanvasView view
    property bool showsPercent: true

    spacing: Theme.gapHalf

    AppButton {
        visible: root.view.inside
        text: qsTr("Out")
        tip: qsTr("Leave the block")
        shortcut: "Esc"
        onClicked: root.view.leave()
    }
    Panel {
        width: zoom.width
        height: zoom.height
        radius: Theme.controlRadius

        Row {
            id: zoom

            AppButton {
                iconPath: Theme.icon.minus
                tip: qsTr("Zoom out")
                shortcut: "−"
                onClicked: root.view.zoomOut()
            }
            BodyText {
                visible: root.showsPercent
                width: Theme.bodySize * 4
                height: Theme.controlHeight
                horizontalAlignment: Text.AlignHCenter
                text: root.view.camera.zoomText
                wrapMode: Text.NoWrap
            }
            AppButton {
                iconPath: Theme.icon.plus
                tip: qsTr("Zoom in")
                shortcut: "+"
                onClicked: root.view.zoomIn()
            }
        }
    }
    AppButton {
        text: qsTr("Fit")
        tip: qsTr("Show the whole level")
        shortcut: "F"
        onClicked: root.view.fit()
    }
}
