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
                text: qsTr("Limitations of this model")
                strong: true
            }
            Repeater {
                model: root.why.limits

                Column {
                    id: limit
                    required property string text
                    required property string place

                    width: column.width

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
}
