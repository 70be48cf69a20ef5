// SPDX-License-Identifier: GPL-3.0-or-later
// The window: composes toolbar, panels, overlays and dialogs around one session.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls
import Boardset.Ui

ApplicationWindow {
    id: root

    required property Session session
    property string show: "" ///< What to open at startup, for example "why:latency"; see Session::open().
    property bool leaving: false
    property bool begun: false ///< True once the first frame is on the screen.

    // Calls goOn() through a local function, because qmllint doesn't know Qt.callLater.
    onBegunChanged: { const next = () => goOn(); Qt.callLater(next); }
    /// Creates everything that the first frame doesn't show, before any key is handled.
    function goOn() {
        overlays.setSource("Overlays.qml", {session: session, regions: regions, scroller: scroller});
        session.evidence.load();
    }

    x: session.windowGeometry.start.x
    y: session.windowGeometry.start.y
    width: session.windowGeometry.start.width
    height: session.windowGeometry.start.height
    minimumWidth: session.windowGeometry.least.width
    minimumHeight: session.windowGeometry.least.height
    visible: true
    visibility: session.windowGeometry.state
    title: qsTr("%1%2 — Boardset").arg(session.files.modified ? "● " : "").arg(session.files.title)
    color: Theme.color.ground
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    onClosing: close => {
        close.accepted = root.leaving;
        if (!root.leaving) root.session.files.requestQuit();
    }

    Connections {
        target: root
        enabled: !root.begun
        function onFrameSwapped() { root.begun = true; }
    }
    GarbageCollection { session: root.session }
    Binding { target: root.session.windowGeometry; property: "window"; value: root }
    Binding { target: root.session.glossary; property: "window"; value: root }
    Binding { target: root.session.glossary; property: "delay"; value: Theme.hoverDelay }
    // A presentation has its own theme and text size, which are never saved.
    Binding {
        target: Theme
        property: "name"
        value: !root.session.present.on ? root.session.preferences.theme :
            root.session.present.dark ? Theme.ProjectorDark : Theme.Projector
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Math.max(root.session.preferences.textPercent / 100,
            root.session.present.on ? Theme.projectorScale(root.height) : 0)
    }
    Binding { target: Theme; property: "reducedMotion"; value: root.session.preferences.reducedMotion }
    Connections {
        target: root.session.files
        function onQuitAllowed() { root.leaving = true; }
    }
    Connections {
        target: root.session.commands
        function onWanted(id) { if (id === Commands.FocusToolbar) toolbar.forceActiveFocus(Qt.TabFocusReason); }
    }
    WindowScroller {
        id: scroller
        anchors.fill: parent
        least: Qt.size(root.session.windowGeometry.laidOut.width, root.session.windowGeometry.laidOut.height)

        Column {
            id: head
            width: parent.width
            visible: !root.session.present.on

            Toolbar {
                id: toolbar
                width: parent.width
                session: root.session
                panelLayout: regions.panelLayout
            }
            Banners {
                width: parent.width
                most: scroller.contentHeight * 0.45
                session: root.session
            }
        }
        Item {
            anchors { fill: parent; topMargin: head.visible ? head.height : 0 }

            PresentOverlay {
                id: stage
                anchors.fill: parent
                session: root.session
                onBegun: regions.showDiagram()
            }
            Regions {
                id: regions
                anchors { fill: parent; topMargin: stage.head; bottomMargin: stage.foot }
                session: root.session
            }
            Loader { // the side panel of a narrow window; during a drag, it is moved out of the way and keeps the mouse
                id: floatingLibrary
                readonly property PanelLayout place: regions.panelLayout
                active: place.floats && place.library
                x: root.session.canvas.drag.active ? -width : regions.railWidth
                y: regions.y
                width: Math.min(Math.round(place.libraryWidth * place.unit), parent.width - regions.railWidth)
                height: regions.height
                // qmllint disable unqualified
                sourceComponent: FloatingLibrary {
                    session: root.session
                    hasRail: floatingLibrary.place.rail
                    onTaken: regions.stage.canvas.forceActiveFocus()
                    onCloseWanted: floatingLibrary.place.toggle("library")
                }
                // qmllint enable unqualified
                Binding { target: regions; property: "floating"; value: floatingLibrary.item }
            }
            Loader {
                id: overlays
                anchors.fill: parent
            }
        }
    }
    Announcement { announcer: root.session.announcer }
    Timer {
        interval: 1
        running: root.show !== "" && overlays.status === Loader.Ready
        onTriggered: root.session.open(root.show.split(":"))
    }
}
