// SPDX-License-Identifier: GPL-3.0-or-later
// One large number: its unit, its change, and the value that it is compared with.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string value
    required property string unit
    required property string change
    required property int trend
    required property int worth
    required property string compare
    readonly property color foreground: worth > 0 ? Theme.color.good : worth < 0 ? Theme.color.bad
        : Theme.color.secondary

    Accessible.role: Accessible.StaticText
    // Empty texts are left out.
    Accessible.name: (value + " " + unit + (change && ", " + change) + (compare && ", " + compare))

    DisplayText {
        objectName: "figure"
        width: root.width
        height: Math.round(1.25 * Theme.figureSize)
        text: root.value
        font.pixelSize: Theme.figureSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.displaySize
        wrapMode: Text.NoWrap
    }
    HeadingText {
        width: root.width
        text: root.unit
    }
    Flow {
        width: root.width
        spacing: Theme.gap

        Row {
            visible: root.change !== ""
            spacing: Theme.gapHalf

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.trend !== 0
                width: Theme.captionSize
                height: width
                path: root.trend > 0 ? Theme.icon.rise : Theme.icon.fall
                color: root.foreground
                filled: true
            }
            BodyText {
                text: root.change
                color: root.foreground
                strong: true
            }
        }
        BodyText {
            objectName: "compare"
            width: Math.min(implicitWidth, root.width)
            text: root.compare !== "" || root.change !== "" ? root.compare : " " // an empty line keeps the height
            muted: true
        }
    }
}
