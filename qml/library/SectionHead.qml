// SPDX-License-Identifier: GPL-3.0-or-later
// The heading of a section in the side panel: its title and, at the right, a count or progress. Child items come last.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property string title
    property string note: ""

    spacing: Theme.gap

    SectionTitle {
        Layout.fillWidth: true
        text: root.title
        wrapMode: Text.Wrap
    }
    CaptionText {
        visible: root.note !== ""
        text: root.note
    }
}
