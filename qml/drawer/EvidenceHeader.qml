// SPDX-License-Identifier: GPL-3.0-or-later
// The column titles of the evidence; the widths are those of EvidenceLine.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property bool wide

    height: Theme.rowHeight
    spacing: Theme.gap2

    CaptionText {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.rowHeight
        text: qsTr("Measurement")
    }
    CaptionText {
        Layout.preferredWidth: Math.round(88 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: qsTr("Published")
    }
    CaptionText {
        Layout.preferredWidth: Math.round(56 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: qsTr("Model")
    }
    CaptionText {
        Layout.preferredWidth: Math.round(60 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: qsTr("Error")
    }
    CaptionText {
        Layout.preferredWidth: Math.round(92 * Theme.textScale)
        text: qsTr("Role")
    }
    CaptionText {
        Layout.preferredWidth: root.wide ? Math.round(176 * Theme.textScale) : 0
        text: root.wide ? qsTr("Source") : ""
    }
}
