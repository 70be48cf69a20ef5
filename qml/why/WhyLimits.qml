// SPDX-License-Identifier: GPL-3.0-or-later
// The limitations of this machine's model, below every derivation.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property WhyView why

    visible: why.limits.count > 0
    height: visible ? card.height + Theme.gap2 : 0

    CardPanel {
        id: card
        y: Theme.gap2
        width: root.width
        spacing: Theme.gap
        color: Theme.color.raised

        BodyText {
            text: qsTr("Limitations of this model")
            strong: true
        }
        Repeater {
            model: root.why.limits

            Column {
                id: limit
                required property string text
                required property string place

                width: card.width - 2 * card.marginX

                CaptionText {
                    width: limit.width
                    text: limit.text
                }
                SourceLink {
                    width: limit.width
                    visible: limit.place !== ""
                    place: limit.place
                }
            }
        }
    }
}
