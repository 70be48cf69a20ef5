// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest stations, and the gain in throughput if each were twice as fast.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer

    spacing: Theme.gapHalf

    RowLayout {
        id: head
        width: parent.width

        SectionTitle {
            id: title
            Layout.minimumWidth: Math.ceil(implicitWidth)
            text: root.answer.state.canSaturate ? qsTr("Closest to their limits") : qsTr("Busiest parts")
        }
        CaptionText {
            id: gain
            Layout.fillWidth: true // the text wraps in a narrow panel
            horizontalAlignment: Text.AlignRight
            text: root.answer.gainTitle
        }
        TableButton {
            /// Hidden if the column titles need the space of the button.
            visible: title.implicitWidth + gain.implicitWidth + implicitWidth + 2 * head.spacing <= head.width
            tables: root.session.tables
            table: root.answer.stations
        }
    }
    Repeater {
        model: root.answer.stations

        StationRow {
            width: root.width
            session: root.session
        }
    }
}
