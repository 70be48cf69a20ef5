// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and latency of each domain of a divided machine. Each domain runs as a machine of its own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property SetupView setup

    spacing: Theme.gapHalf
    visible: setup.domains.count > 1

    SectionTitle { text: qsTr("Domains") }
    Repeater {
        model: root.setup.domains

        RowLayout {
            id: row

            required property string name
            required property var cells ///< The last cell is the latency, which is unknown if nothing runs.
            required property string rate
            required property string latency
            readonly property bool idle: !cells[cells.length - 1].known

            width: root.width
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Domain %1").arg(row.name)
                wrapMode: Text.NoWrap
            }
            BodyText {
                visible: !row.idle
                text: row.latency
                muted: true
            }
            BodyText {
                text: row.idle ? qsTr("nothing runs") : row.rate
                strong: !row.idle
                muted: row.idle
            }
        }
    }
}
