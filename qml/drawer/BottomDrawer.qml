// SPDX-License-Identifier: GPL-3.0-or-later
// The drawer below the canvas: evidence, findings, history, trace, timeline, plots and derivations; also advice
// and differences if there are any. A folded drawer shows only its row of tabs.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    required property bool open ///< True if a tab is shown; false if the drawer is folded.
    readonly property real foldedHeight: head.implicitHeight + Theme.hairline
    property int timelineView: 0 ///< Index of the current view of the timeline.
    readonly property int tab: session.drawer.tab
    readonly property bool maximised: open && session.drawer.maximised
    readonly property bool advised: session.advisor.exists
    property bool hasProcesses: false ///< True once the user has opened the table of processes.
    /// The available tabs.
    readonly property var tabs: session.resultsHidden ? [Drawer.History, ...(session.why.open ? [Drawer.Why] : [])] :
        [Drawer.Evidence, Drawer.Findings, Drawer.History, Drawer.Trace, Drawer.Timeline, Drawer.Plots, Drawer.Why,
            ...(advised ? [Drawer.Advisor] : []), ...(session.compare.hasA ? [Drawer.Differences] : []),
            ...(hasProcesses ? [Drawer.Processes] : [])]
    readonly property bool replays: tab === Drawer.Timeline && session.timeline.hasReplay
    /// Height below which the tab can't show anything useful, in pixels at 100 % text.
    readonly property int needs: replays || tab >= Drawer.Plots && tab < Drawer.Differences ? 312 : 0
    onTabChanged: hasProcesses = hasProcesses || tab === Drawer.Processes
    signal foldWanted ///< Requests to fold the drawer, or to open it if it is folded.
    signal showWanted
    signal exportWhyWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Drawer")
    Keys.onEscapePressed: event => {
        event.accepted = root.session.drawer.maximised;
        root.session.drawer.maximised = false;
    }

    Connections {
        target: root.session.drawer
        function onWanted() {
            root.showWanted();
            keys.start();
        }
        function onOpened() { root.showWanted(); }
    }
    Timer { // waits until the menu that opened the tab has returned the focus
        id: keys
        interval: 1
        onTriggered: panes.itemAt(root.tab).forceActiveFocus(Qt.OtherFocusReason)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            id: head
            Layout.leftMargin: Theme.gap
            Layout.rightMargin: Theme.gap
            spacing: Theme.gap2

            TabStrip {
                Layout.fillWidth: true
                // In a narrow drawer, the text beside the tabs is hidden.
                Layout.minimumWidth: Math.min(implicitWidth,
                    root.width - 2 * Theme.controlHeight - Theme.gap4 - 3 * Theme.gap2)
                Layout.maximumWidth: implicitWidth
                focus: true; label: qsTr("Views of the drawer")
                titles: root.tabs.map(tab => [qsTr("Evidence"), qsTr("Findings"), qsTr("History"), qsTr("Trace"),
                    qsTr("Timeline"), qsTr("Plots"), qsTr("Why"), qsTr("Advisor"), qsTr("Differences"),
                    qsTr("Processes")][tab])
                counts: root.tabs.map(tab => tab === Drawer.Findings ? root.session.findings.rows.count :
                    tab === Drawer.History ? root.session.history.steps.count - 1 : 0)
                current: root.tabs.indexOf(root.tab)
                folded: !root.open
                onChosen: index => {
                    root.session.drawer.tab = root.tabs[index];
                    if (!root.open) root.showWanted();
                }
            }
            Item { // keeps the text's height out of the layout, because that height depends on the width left here
                Layout.fillWidth: true

                CaptionText {
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                    horizontalAlignment: Text.AlignRight
                    maximumLineCount: 2
                    lineHeight: 0.9
                    visible: root.open && text !== ""
                    opacity: truncated || paintedWidth > width ? 0 : 1 // at zero width, text doesn't count as truncated
                    text: [root.session.evidence.summary, "", "", root.session.trace.progress,
                        root.session.timeline.system,
                        root.session.sweep.chosen ? root.session.sweep.progress : root.session.plots.progress,
                        "", "", "", ""][root.tab]
                }
            }
            AppButton { // one step larger: folded, open, maximised
                visible: !root.maximised
                iconPath: Theme.icon.up
                tip: root.open ? qsTr("Maximise: hide the diagram") : qsTr("Open the drawer")
                onClicked: {
                    if (root.open) root.session.drawer.maximised = true;
                    else root.showWanted();
                    keys.start(); // moves the focus to the content of the tab
                }
            }
            AppButton { // one step smaller
                visible: root.open
                iconPath: Theme.icon.down
                tip: root.maximised ? qsTr("Restore (Esc)") : qsTr("Fold the drawer")
                onClicked: {
                    if (root.maximised) root.session.drawer.maximised = false;
                    else root.foldWanted();
                }
            }
        }
        Hairline { Layout.fillWidth: true }
        StackLayout {
            id: panes
            visible: root.open
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: root.tab

            // qmllint disable unqualified
            LazyPane { sourceComponent: EvidenceTable { session: root.session } }
            LazyPane { sourceComponent: FindingList { session: root.session } }
            LazyPane { sourceComponent: HistoryList { history: root.session.history } }
            LazyPane { sourceComponent: TracePanel { session: root.session } }
            LazyPane {
                sourceComponent: TimelinePanel {
                    session: root.session
                    view: root.timelineView
                    onChosen: view => root.timelineView = view
                }
            }
            LazyPane { sourceComponent: PlotsPanel { session: root.session } }
            LazyPane {
                sourceComponent: WhyPanel {
                    session: root.session
                    onExportWanted: root.exportWhyWanted()
                }
            }
            LazyPane { sourceComponent: AdvisorPanel { session: root.session } }
            LazyPane { sourceComponent: DifferencesPanel { session: root.session } }
            LazyPane { sourceComponent: ProcessTable { session: root.session } }
            // qmllint enable unqualified
        }
    }
}
