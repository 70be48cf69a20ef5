// SPDX-License-Identifier: GPL-3.0-or-later
// A setting: its name and description on the left, and its editor (the child) on the right, or below in a
// narrow panel.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

GridLayout {
    id: root

    required property string title
    property string detail: ""
    property string whyNot: "" ///< Reason shown while the setting can't be changed.
    default property alias editor: place.data

    columns: width > 360 * Theme.textScale ? 2 : 1
    rowSpacing: Theme.gapHalf
    columnSpacing: Theme.gap2

    Column {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop

        BodyText {
            width: parent.width
            height: Math.max(implicitHeight, Theme.gap3)
            text: root.title
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: root.enabled || root.whyNot === "" ? root.detail : root.whyNot
        }
    }
    Item {
        id: place
        Layout.alignment: Qt.AlignTop
        implicitWidth: childrenRect.width
        implicitHeight: childrenRect.height
    }
}
