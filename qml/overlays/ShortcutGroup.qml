// SPDX-License-Identifier: GPL-3.0-or-later
// One group of the shortcut sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.Controls
import Boardset.Ui

Column {
    id: root

    required property string title
    required property var commands ///< List of Command objects.

    spacing: Theme.gapHalf

    SectionTitle { text: root.title }
    Repeater {
        model: root.commands

        RowLayout {
            id: line

            required property var modelData

            width: root.width

            BodyText {
                Layout.fillWidth: true
                text: line.modelData.title
            }
            CaptionText {
                text: line.modelData.keys
                font.weight: Font.DemiBold
            }
        }
    }
}
