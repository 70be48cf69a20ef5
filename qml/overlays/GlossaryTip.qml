// SPDX-License-Identifier: GPL-3.0-or-later
// The tooltip that explains a term, shown below the term anywhere in the window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Boardset.App
import Boardset.Controls

Popup {
    id: root

    required property GlossaryView glossary
    readonly property rect spot: glossary.spot
    readonly property real below: spot.y + spot.height + Theme.gapHalf
    readonly property real space: parent.height - Theme.gap

    parent: Overlay.overlay
    visible: glossary.explained.count > 0
    closePolicy: Popup.NoAutoClose
    focus: false
    margins: Theme.gap
    padding: Theme.gap
    x: spot.x
    y: below + height < space ? below : Math.max(Theme.gap, spot.y - height - Theme.gapHalf)
    width: Math.min(parent.width - 2 * Theme.gap, Math.round(320 * Math.max(1, Theme.textScale)))
    enter: null
    exit: null
    background: PopupCard {}

    contentItem: Column { // qmllint disable deferred-property-id
        spacing: Theme.gap

        Repeater {
            model: root.glossary.explained

            Column {
                id: row

                required property string title
                required property string meaning

                objectName: "explained"
                width: root.availableWidth

                CaptionText {
                    width: row.width
                    text: row.title
                    color: Theme.color.text
                    font.weight: Font.DemiBold
                }
                CaptionText {
                    objectName: "meaning"
                    width: row.width
                    text: row.meaning
                    color: Theme.color.text
                    Accessible.role: Accessible.ToolTip
                    Accessible.name: qsTr("%1: %2").arg(row.title).arg(row.meaning)
                }
            }
        }
    }
}
