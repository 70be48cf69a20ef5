// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest stations, and the gain in throughput if each were twice as fast.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property AnswerView answer
    required property Tables tables
    required property WhyView why

    signal wanted(int kind, string part) ///< Requests to show a part.

    spacing: Theme.gapHalf

    RowLayout {
        id: head
        width: parent.width

        SectionTitle {
            id: title
            Layout.minimumWidth: Math.ceil(implicitWidth)
            text: root.answer.canSaturate ? qsTr("Closest to their limits") : qsTr("Busiest parts")
        }
        CaptionText {
            id: gain
            Layout.fillWidth: true // wraps in a narrow panel
            horizontalAlignment: Text.AlignRight
            text: root.answer.hasGains ? root.answer.gainTitle : ""
        }
        TableButton {
            /// Hidden if the titles need the column's space.
            visible: title.implicitWidth + gain.implicitWidth + implicitWidth + 2 * head.spacing <= head.width
            tables: root.tables
            rows: root.answer.stations
            columns: ({title: qsTr("Part"), percent: qsTr("Utilisation"), limit: qsTr("Limit"),
                gain: root.answer.gainTitle, next: qsTr("Next bottleneck")})
        }
    }
    Repeater {
        model: root.answer.stations

        StationRow {
            width: root.width
            why: root.why
            gains: root.answer.hasGains
            onWanted: root.wanted(kind, part)
        }
    }
}
