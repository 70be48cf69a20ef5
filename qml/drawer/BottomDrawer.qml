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
    readonly property Pane pane: Array.from(panes.children).find(each => each.tab === tab) ?? null
    readonly property bool replays: tab === Drawer.Timeline && session.timeline.state.hasReplay
    /// Height below which the tab can't show anything useful, in pixels at 100 % text.
    readonly property int needs: replays || pane?.tall ? 312 : 0
    signal foldWanted ///< Requests to fold the drawer, or to open it if it is folded.
    signal showWanted

    component Pane: LazyPane {
        required property int tab
        property string remark: "" ///< Text beside the tabs.
        property bool tall: false  ///< True if the tab needs much space.
    }

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
        onTriggered: root.pane.forceActiveFocus(Qt.OtherFocusReason)
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
                titles: root.session.drawer.titles
                counts: root.session.drawer.counts
                current: Array.from(root.session.drawer.tabs).indexOf(root.tab)
                folded: !root.open
                onChosen: index => {
                    root.session.drawer.tab = root.session.drawer.tabs[index];
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
                    text: root.pane?.remark ?? ""
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
            currentIndex: Array.from(children).indexOf(root.pane)

            // qmllint disable unqualified
            Pane {
                tab: Drawer.Evidence
                remark: root.session.evidence.state.summary
                sourceComponent: EvidenceTable { session: root.session }
            }
            Pane { tab: Drawer.Findings; sourceComponent: FindingList { session: root.session } }
            Pane { tab: Drawer.History; sourceComponent: HistoryList { history: root.session.history } }
            Pane {
                tab: Drawer.Trace
                remark: root.session.trace.progress
                tall: true
                sourceComponent: TracePanel { session: root.session }
            }
            Pane {
                tab: Drawer.Timeline
                remark: root.session.timeline.state.system
                sourceComponent: TimelinePanel {
                    session: root.session
                    view: root.timelineView
                    onChosen: view => root.timelineView = view
                }
            }
            Pane {
                tab: Drawer.Plots
                remark: root.session.sweep.chosen ? root.session.sweep.progress : root.session.plots.progress
                tall: true
                sourceComponent: PlotsPanel { session: root.session }
            }
            Pane { tab: Drawer.Why; tall: true; sourceComponent: WhyPanel { session: root.session } }
            Pane { tab: Drawer.Advisor; tall: true; sourceComponent: AdvisorPanel { session: root.session } }
            Pane { tab: Drawer.Differences; sourceComponent: DifferencesPanel { session: root.session } }
            Pane { tab: Drawer.Family; sourceComponent: FamilyTable { session: root.session } }
            Pane { tab: Drawer.Processes; sourceComponent: ProcessTable { session: root.session } }
            // qmllint enable unqualified
        }
    }
}
