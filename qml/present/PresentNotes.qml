// SPDX-License-Identifier: GPL-3.0-or-later
// The presenter's notes on the scenario.
import QtQuick
import Boardset.Controls

Panel {
    id: root

    required property string notes

    implicitHeight: words.height + 2 * Theme.gap2
    color: Theme.color.raised

    BodyText {
        id: words
        objectName: "notes"
        x: Theme.gap2
        y: Theme.gap2
        width: root.width - 2 * Theme.gap2
        text: root.notes === "" ? qsTr("This scenario has no notes.") : root.notes
    }
}
