// SPDX-License-Identifier: GPL-3.0-or-later
// One large number with its unit, its change, and the value that it is compared with.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property var line ///< Figure of a card.

    Accessible.role: Accessible.StaticText
    Accessible.name: line.spoken + (line.detail && ", " + line.detail)

    DisplayText {
        objectName: "figure"
        width: root.width
        height: Math.round(1.25 * Theme.figureSize)
        text: root.line.text
        color: root.line.tone === "bad" && root.line.change === "" ? Theme.color.bad : Theme.color.text
        font.pixelSize: Theme.figureSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.headingSize
        wrapMode: Text.NoWrap
    }
    HeadingText {
        width: root.width
        text: root.line.unit
    }
    Flow {
        width: root.width
        spacing: Theme.gap

        ChangeText {
            width: Math.min(implicitWidth, root.width)
            line: root.line
            strong: true
            arrowed: true
        }
        BodyText {
            objectName: "compare"
            width: Math.min(implicitWidth, root.width)
            text: root.line.detail || (root.line.change ? "" : " ") // an empty line keeps the height
            muted: true
        }
    }
}
