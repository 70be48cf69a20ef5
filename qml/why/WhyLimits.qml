// SPDX-License-Identifier: GPL-3.0-or-later
// What the model of this machine leaves out, at the foot of every derivation.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property var limits ///< List of sentences.

    visible: limits.length > 0
    height: visible ? card.height + Theme.gap2 : 0

    Panel {
        id: card
        y: Theme.gap2
        width: parent.width
        height: column.implicitHeight + 2 * Theme.gapWide
        color: Theme.color.raised

        Column {
            id: column
            x: Theme.gapWide
            y: Theme.gapWide
            width: parent.width - 2 * Theme.gapWide
            spacing: Theme.gap

            BodyText {
                text: qsTr("What this model leaves out")
                strong: true
            }
            Repeater {
                model: root.limits

                CaptionText {
                    required property string modelData

                    width: column.width
                    text: modelData
                }
            }
        }
    }
}
