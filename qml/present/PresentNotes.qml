// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenario is about, for who presents it.
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
        text: root.notes === "" ? qsTr("There are no notes on this scenario.") : root.notes
    }
}
