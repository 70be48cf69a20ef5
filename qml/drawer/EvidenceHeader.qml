// SPDX-License-Identifier: GPL-3.0-or-later
// The column titles of the evidence; the widths are those of EvidenceLine.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property bool wide
    required property bool narrow ///< The measurement has a line of its own above its numbers.

    height: Theme.rowHeight
    spacing: Theme.gap2

    CaptionText {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.rowHeight
        wrapMode: Text.Wrap
        text: root.narrow ? "" : qsTr("Measurement")
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
        visible: !root.narrow
        text: qsTr("Role")
    }
    CaptionText {
        Layout.preferredWidth: Math.round(176 * Theme.textScale)
        visible: root.wide
        text: qsTr("Source")
    }
}
