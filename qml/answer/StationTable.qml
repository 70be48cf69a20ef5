// SPDX-License-Identifier: GPL-3.0-or-later
// The busiest stations and what the throughput gains if each were twice as fast.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session

    spacing: Theme.gapHalf

    RowLayout {
        id: head
        width: parent.width

        SectionTitle {
            id: title
            Layout.fillWidth: true
            text: qsTr("Busiest parts")
        }
        CaptionText {
            id: gain
            text: root.session.answer.gainTitle
        }
        TableButton {
            visible: title.implicitWidth + gain.implicitWidth + implicitWidth + 2 * head.spacing <= head.width ///< Else nothing is cut.
            tables: root.session.tables
            rows: root.session.answer.stations
            columns: ({title: qsTr("Part"), percent: qsTr("Use"), gain: root.session.answer.gainTitle, next: qsTr("Busiest then")})
        }
    }
    Repeater {
        model: root.session.answer.stations

        StationRow {
            width: root.width
            session: root.session
        }
    }
}
