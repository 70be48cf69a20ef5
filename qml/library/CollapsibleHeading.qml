// SPDX-License-Identifier: GPL-3.0-or-later
// A heading that expands or collapses the rows below it, and shows the number of rows.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

PressButton {
    id: root

    required property string title
    property int count: 0 ///< Number of rows below the heading; 0 is not shown.
    required property bool unfolded
    property string tip: "" ///< Description of the rows; if empty, the tooltip is the accessible name.

    implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    toggles: true; on: root.unfolded
    Accessible.description: tip
    Accessible.name: unfolded ? qsTr("Collapse %1").arg(title) : qsTr("Expand %1").arg(title)

    Tip {
        visible: root.hovered
        text: root.tip || root.Accessible.name
    }

    contentItem: RowLayout {
        spacing: Theme.gapHalf

        Icon {
            path: root.unfolded ? Theme.icon.down : Theme.icon.right
            color: Theme.color.secondary
        }
        BodyText {
            Layout.fillWidth: true
            text: root.title
        }
        CaptionText {
            visible: root.count > 0
            text: String(root.count)
        }
    }
    background: RowBackground { of: root }
}
