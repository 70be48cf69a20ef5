// SPDX-License-Identifier: GPL-3.0-or-later
// The column titles of the evidence table; their widths match EvidenceLine.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    component ColumnTitle: CellText { small: true; muted: true }

    required property bool wide
    required property bool narrow ///< True if the measurement's name is on its own line above the numbers.

    height: Theme.rowHeight
    spacing: Theme.gap2
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("Column titles")

    ColumnTitle {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.rowHeight
        text: root.narrow ? "" : qsTr("Measurement")
    }
    ColumnTitle {
        Layout.preferredWidth: Math.round(116 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: qsTr("Published")
        wrapMode: Text.NoWrap
    }
    ColumnTitle {
        Layout.preferredWidth: Math.round(56 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: qsTr("Model")
        wrapMode: Text.NoWrap
    }
    ColumnTitle {
        Layout.preferredWidth: Math.round(60 * Math.max(1, Theme.textScale))
        horizontalAlignment: Text.AlignRight
        text: qsTr("Error")
        wrapMode: Text.NoWrap
    }
    ColumnTitle {
        Layout.preferredWidth: Math.round(92 * Theme.textScale)
        visible: !root.narrow
        text: qsTr("Role")
        wrapMode: Text.NoWrap
    }
    ColumnTitle {
        Layout.preferredWidth: Math.round((root.width > 1100 * Theme.textScale ? 300 : 208) * Theme.textScale)
        visible: root.wide
        text: qsTr("Source")
        wrapMode: Text.NoWrap
    }
}
