// SPDX-License-Identifier: GPL-3.0-or-later
// The legend entry of one curve: its name beside a sample of its line.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property PlotModel plot
    required property int index
    required property string title
    required property string value
    /// Explanation of the curve's marks, shown below the curve's name; empty if there is none.
    required property string note

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(title).arg(value === "" ? qsTr("no value here") : value)
    Accessible.description: note

    PlotItem {
        Layout.preferredWidth: 3 * Theme.gap
        Layout.preferredHeight: name.height
        Layout.alignment: root.note === "" ? Qt.AlignVCenter : Qt.AlignTop
        plot: root.plot
        line: root.index
        palette: Theme.name
        letters: Theme.captionSize
    }
    Column {
        Layout.fillWidth: true
        Layout.bottomMargin: root.note === "" ? 0 : Theme.gapHalf

        CaptionText {
            id: name
            width: parent.width
            muted: root.note === ""
            text: root.title
            HoverHandler { id: pointer }
            Tip {
                visible: pointer.hovered && name.truncated
                text: root.title
            }
        }
        CaptionText {
            width: parent.width
            visible: root.note !== ""
            text: root.note
        }
    }
    CaptionText {
        Layout.alignment: root.note === "" ? Qt.AlignVCenter : Qt.AlignTop
        muted: false
        text: root.value
    }
}
