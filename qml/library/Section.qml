// SPDX-License-Identifier: GPL-3.0-or-later
// One section of the library: a heading that expands or collapses its content. The state is saved.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Preferences preferences
    required property string name ///< Name of the section in the settings.
    required property string title
    property int count: 0 ///< Number shown in the heading when it is collapsed; 0 is not shown.
    readonly property var folded: preferences.foldedSections ///< Names of all collapsed sections.
    readonly property bool unfolded: !folded.includes(name)
    default property alias content: column.data

    PressButton {
        id: heading
        x: -Theme.gap
        width: root.width + 2 * Theme.gap
        implicitHeight: Theme.rowHeight
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        hoverEnabled: true
        onClicked: root.preferences.setFolded(root.name, root.unfolded)
        toggles: true; on: root.unfolded
        Accessible.name: root.unfolded ? qsTr("Collapse %1").arg(root.title) : qsTr("Expand %1").arg(root.title)

        Tip {
            visible: heading.hovered
            text: heading.Accessible.name
        }
        contentItem: RowLayout {
            spacing: Theme.gapHalf

            SectionTitle {
                Layout.fillWidth: true
                text: root.title
            }
            CaptionText {
                visible: !root.unfolded && root.count > 0
                text: String(root.count)
            }
            Icon {
                opacity: root.unfolded && !heading.hovered && !heading.visualFocus ? 0 : 1
                path: root.unfolded ? Theme.icon.down : Theme.icon.right
                color: Theme.color.secondary
            }
        }
        background: RowBackground { of: heading }
    }
    Column {
        id: column
        width: parent.width
        visible: root.unfolded
        spacing: Theme.gapHalf
    }
}
