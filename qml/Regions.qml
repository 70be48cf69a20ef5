// SPDX-License-Identifier: GPL-3.0-or-later
// The panels below the toolbar and the handles between them. Panels never overlap; their sizes are saved.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls
import Boardset.Ui

SplitView {
    id: root

    required property Session session
    readonly property Preferences preferences: session.preferences
    readonly property alias panelLayout: panelLayout
    readonly property alias stage: stage
    readonly property real railWidth: rail.visible ? rail.width : 0
    property Item floating: null ///< The side panel over the diagram; null if the window has space for the panel.
    readonly property bool inDrawer: drawer.activeFocus || drawer.open && session.drawer.maximised
    /// Area of the canvas and the drawer.
    readonly property rect place: Qt.rect(middle.x, middle.y, middle.width, middle.height)
    readonly property var timelineViews: ["throughput", "loads", "settings", "system", "times"]

    /// Performs a command that moves the keyboard focus, or steps the flow.
    function perform(id: int) {
        const side = panelLayout.floats ? (floating?.visible ? floating : rail) : library;
        const scope = {[Commands.FocusSidePanel]: side, [Commands.FocusDiagram]: stage.canvas,
            [Commands.FocusResults]: panelLayout.teaching ? lesson : answer, [Commands.FocusDrawer]: drawer,
            [Commands.FocusInspector]: panelLayout.teaching ? null : answer.inspector}[id];
        if (scope?.visible)
            scope.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        if (id === Commands.Play)
            stage.canvas.play();
        else if (id === Commands.StepBack || id === Commands.StepOn)
            stage.canvas.step(id === Commands.StepOn ? 1 : -1);
    }
    /// Shows the whole diagram and gives it the keyboard focus.
    function showDiagram() {
        session.drawer.maximised = false;
        stage.canvas.forceActiveFocus(Qt.OtherFocusReason);
        session.canvas.fit();
    }
    /// Selects a view of the timeline by name; any unknown name selects the first view.
    function turnTimeline(view: string) {
        drawer.timelineView = Math.max(0, timelineViews.indexOf(view));
    }
    function remember() {
        // Another panel may have been resized: then the width still follows the window until the user sets it.
        if (library.visible && Math.abs(library.width - library.normal) > 1)
            preferences.libraryWidth = library.width / panelLayout.unit;
        if (answer.visible && Math.abs(answer.width - answer.normal) > 1)
            preferences.answerWidth = answer.width / panelLayout.unit;
    }
    /// Shows the side panel and gives it the keyboard focus.
    function showLibrary() {
        if (!panelLayout.library)
            panelLayout.toggle("library");
        perform(Commands.FocusSidePanel);
    }
    Accessible.ignored: true; handle: PanelHandle {}
    Component.onCompleted: if (session.timeline.state.hasReplay) panelLayout.showDrawer()
    onResizingChanged: if (!resizing) remember()

    Connections {
        target: root.session
        function onSidePanelWanted() { later.start(); }
    }
    Connections {
        target: root.session.commands
        function onWanted(id) { root.perform(id); }
    }
    Connections {
        target: root.session.why
        function onClosed() {
            stage.canvas.forceActiveFocus();
            drawer.tallest = drawer.needs; // the user is done with the derivation, so the diagram gets its space back
        }
    }
    Timer { // waits until the search that requests the panel has returned the focus
        id: later
        interval: 1
        onTriggered: root.showLibrary()
    }
    PanelLayout {
        id: panelLayout
        preferences: root.preferences
        teaching: root.session.lesson.state.open
        presenting: root.session.present.on
        place: Qt.size(root.width, root.height)
    }
    SideRail {
        id: rail
        SplitView.minimumWidth: implicitWidth
        SplitView.maximumWidth: implicitWidth
        visible: panelLayout.rail
        preferences: root.preferences
        titles: library.titles; icons: library.icons
        open: panelLayout.library
        onToggled: panelLayout.toggle("library")
    }
    Library {
        id: library
        /// Width unless the user moves the handle.
        readonly property real normal: Math.min(Math.round(panelLayout.libraryWidth * panelLayout.unit),
            SplitView.maximumWidth)
        SplitView.preferredWidth: normal
        SplitView.minimumWidth: Math.round(168 * panelLayout.unit)
        SplitView.maximumWidth: Math.max(root.width * 0.35, SplitView.minimumWidth)
        visible: panelLayout.library && !panelLayout.floats
        session: root.session
        onTaken: stage.canvas.forceActiveFocus()
    }
    SplitView {
        id: middle
        SplitView.fillWidth: true
        SplitView.minimumWidth: Math.min(360, root.width / 3)
        orientation: Qt.Vertical; Accessible.ignored: true
        handle: PanelHandle { upright: false }
        onResizingChanged: if (!resizing && drawer.open && stage.visible)
            root.preferences.drawerHeight = drawer.height / panelLayout.unit

        CompareStage {
            id: stage
            SplitView.fillHeight: true
            SplitView.minimumHeight: 160
            visible: panelLayout.canvas && !(drawer.open && root.session.drawer.maximised)
            view: root.session.canvas
            compare: root.session.compare
            cardBeside: answer.visible
            presenting: panelLayout.presenting; teaching: panelLayout.teaching
            presentsBoth: root.session.present.beside; presentsLegend: root.session.present.legend
            hint: root.session.lesson.state.offer !== "" && !root.session.files.modified &&
                root.session.setup.state.threads ?
                qsTr("Drag a %1 to another location and watch the results")
                    .arg(root.session.setup.state.customer) : ""
        }
        BottomDrawer {
            id: drawer
            SplitView.fillHeight: !stage.visible
            /// Largest height that any tab has needed so far; prevents the tab strip from moving up and down.
            property int tallest: 0
            onNeedsChanged: tallest = Math.max(tallest, needs); onOpenChanged: tallest = needs
            // With large text, the plot needs the space more than the diagram does.
            SplitView.preferredHeight: Math.min(
                Math.round(Math.max(root.preferences.drawerHeight, tallest) * panelLayout.unit),
                middle.height * (tallest === 0 ? 0.42 : panelLayout.unit > 1.2 ? 0.64 : 0.48))
            SplitView.minimumHeight: open ? Math.min(Theme.controlHeight * 3, middle.height * 0.42) : foldedHeight
            SplitView.maximumHeight: !open ? foldedHeight : stage.visible ? middle.height * 0.7 : middle.height
            session: root.session; open: panelLayout.drawer; visible: !panelLayout.presenting
            onFoldWanted: panelLayout.toggle("drawer")
            onShowWanted: panelLayout.showDrawer()
        }
    }
    AnswerPanel {
        id: answer
        /// Width unless the user moves the handle.
        readonly property real normal: Math.min(Math.round(panelLayout.answerWidth * panelLayout.unit),
            SplitView.maximumWidth)
        SplitView.preferredWidth: normal
        SplitView.minimumWidth: Math.min(Math.round(248 * panelLayout.unit), root.width * 0.44)
        SplitView.maximumWidth: root.width * 0.44
        visible: panelLayout.answer
        session: root.session
    }
    LessonColumn {
        id: lesson
        SplitView.preferredWidth: Math.min(Math.round(Math.max(panelLayout.answerWidth, 328) * panelLayout.unit),
            root.width * 0.44)
        SplitView.maximumWidth: root.width * 0.44
        visible: panelLayout.teaching
        session: root.session
    }
}
