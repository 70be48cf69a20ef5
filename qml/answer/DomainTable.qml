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

            required property string domain
            required property string throughput
            required property string latency

            width: root.width
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Domain %1").arg(row.domain)
                wrapMode: Text.NoWrap
            }
            BodyText {
                text: row.latency
                muted: true
            }
            BodyText {
                text: row.throughput
                strong: row.latency !== ""
                muted: row.latency === ""
            }
        }
    }
}
