// SPDX-License-Identifier: GPL-3.0-or-later
// The drawer below the canvas: evidence, findings, history, trace.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    property int tab: 0
    signal hideWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Drawer")

    Connections {
        target: root.session.trace
        function onWanted() {
            root.session.preferences.drawerOpen = true;
            root.tab = 3;
            keys.start();
        }
    }
    Timer { // the menu that asked gives the keyboard back first
        id: keys
        interval: 1
        onTriggered: trace.forceActiveFocus(Qt.OtherFocusReason)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.leftMargin: Theme.gap
            Layout.rightMargin: Theme.gap
            spacing: Theme.gap2

            TabStrip {
                focus: true
                titles: [qsTr("Evidence"), qsTr("Findings"), qsTr("History"), qsTr("Trace")]
                counts: [0, root.session.findings.rows.count, root.session.history.steps.count - 1]
                current: root.tab
                onChosen: index => root.tab = index
            }
            CaptionText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
                maximumLineCount: 2
                lineHeight: 0.9
                opacity: truncated ? 0 : 1
                text: [root.session.evidence.summary, "", "", root.session.trace.progress][root.tab]
            }
            AppButton {
                iconPath: Theme.icon.close
                tip: qsTr("Hide the drawer")
                onClicked: root.hideWanted()
            }
        }
        Hairline { Layout.fillWidth: true }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: root.tab

            EvidenceTable { session: root.session }
            FindingList { session: root.session }
            HistoryList { session: root.session }
            TracePanel {
                id: trace
                session: root.session
            }
        }
    }
}
