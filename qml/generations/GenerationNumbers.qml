// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of one generation, each a link to its source.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Flow {
    id: root

    required property var numbers ///< Numbers, as maps with the keys `label`, `value` and `fact`.
    signal whyWanted(string fact)

    Repeater {
        model: root.numbers

        Row {
            id: entry

            required property var modelData

            rightPadding: Theme.gapWide
            spacing: Theme.gapHalf

            CaptionText { text: entry.modelData.label }
            LinkButton {
                small: true
                text: entry.modelData.value
                tip: qsTr("Why %1?").arg(text)
                onClicked: root.whyWanted(entry.modelData.fact)
            }
        }
    }
}
