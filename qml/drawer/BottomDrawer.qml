// SPDX-License-Identifier: GPL-3.0-or-later
// The drawer below the canvas: evidence, findings, history, trace, timeline, plots.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    property int tab: session.timeline.hasReplay ? 4 : 0
    property alias timelineView: timeline.view
    readonly property int needs: tab === 5 ? 312 : tab === 4 && session.timeline.hasReplay ? session.variant.exists ? 392 : 312 : 0 ///< Height below which it says little.
    signal hideWanted
    signal showWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Drawer")

    Connections {
        target: root.session.trace
        function onWanted() {
            root.showWanted();
            root.tab = 3;
            keys.start();
        }
    }
    Connections {
        target: root.session.timeline
        function onWanted() {
            root.showWanted();
            root.tab = 4;
            keys.start();
        }
        function onOpened() { root.tab = 4; }
    }
    Connections {
        target: root.session.plots
        function onWanted() {
            root.showWanted();
            root.tab = 5;
            keys.start();
        }
    }
    Timer { // the menu that asked gives the keyboard back first
        id: keys
        interval: 1
        onTriggered: (root.tab === 3 ? trace : root.tab === 4 ? timeline : plots).forceActiveFocus(Qt.OtherFocusReason)
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
                Layout.fillWidth: true
                Layout.minimumWidth: Math.min(implicitWidth, root.width - Theme.controlHeight - Theme.gap4 - 2 * Theme.gap2) // words beside it may go
                Layout.maximumWidth: implicitWidth
                focus: true
                titles: [qsTr("Evidence"), qsTr("Findings"), qsTr("History"), qsTr("Trace"), qsTr("Timeline"), qsTr("Plots")]
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
                text: [root.session.evidence.summary, "", "", root.session.trace.progress, root.session.timeline.system, root.session.plots.progress][root.tab]
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
            TimelinePanel {
                id: timeline
                session: root.session
            }
            PlotsPanel {
                id: plots
                session: root.session
            }
        }
    }
}
