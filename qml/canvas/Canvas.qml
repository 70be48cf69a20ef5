// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas: the block diagram, its tokens and its own controls.
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property CanvasView view
    property string hint: "" ///< Suggestion for first-time users.
    /// True if there is space for the legend below the diagram; otherwise, a button shows it over the diagram.
    readonly property bool roomy: height >= 560 && Theme.textScale < 1.3
    property bool showsLegend: false ///< True if a bare diagram has a legend.
    property bool cardBeside: false ///< True if the panel beside the diagram shows the hover card.
    property bool halved: false ///< True if another diagram is beside this one, with the same view.
    property bool bare: false ///< Shows only the diagram and, inside a block, the breadcrumb trail.

    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Block diagram, %1").arg(view.levelText)
    Accessible.description: Window.activeFocusItem === root ? view.news : ""
    Keys.onPressed: event => event.accepted = clock.key(event) || root.view.input.key(event.key, event.modifiers)
    // The digit keys, + and - set the number of tokens to move.
    Keys.onShortcutOverride: event => event.accepted = root.view.drag.active && /^[0-9+-]$/.test(event.text)
    Keys.onReleased: event => event.accepted = event.isAutoRepeat || root.view.input.keyUp(event.key, event.modifiers)

    function play() { clock.toggle(); }
    function step(direction: int) { clock.step(direction); }

    Rectangle {
        anchors.fill: parent
        color: Theme.color.ground
    }
    FlowClock {
        id: clock
        still: Theme.reducedMotion
        idle: root.view.drag.active
    }
    // The insets are set with a delay: they depend on the level, which may itself depend on these properties.
    Binding { target: root.view.camera; property: "topInset"; value: head.visible ? head.height : 0; delayed: true }
    Binding {
        target: root.view.camera; property: "bottomInset"; delayed: true
        value: legend.visible && (root.bare || root.roomy) ? legend.height + Theme.gap2 : 0
    }
    Binding { target: root.view.camera; property: "lane"; value: root.height >= 560 ? 44 : 0 }
    Binding { target: root.view.camera; property: "fitsWhole"; value: root.bare || root.halved }
    Binding { target: root.view.camera; property: "viewport"; value: Qt.size(root.width, root.height) }
    Binding { target: root.view.camera; property: "duration"; value: Theme.calm * 1.5 }
    Binding { target: root.view.hover; property: "delay"; value: Theme.hoverDelay }
    PointerArea {
        anchors.fill: parent
        input: root.view.input
        hover: root.view.hover
        camera: root.view.camera
        onPressed: mouse => { if (mouse.button !== Qt.RightButton) root.forceActiveFocus(Qt.MouseFocusReason) }
    }
    Scene {
        anchors.fill: parent
        view: root.view
        flow: clock
    }
    DragTracker {
        anchors.fill: parent
        drag: root.view.drag
    }
    CanvasHead {
        id: head
        visible: !root.bare || root.view.inside
        anchors { left: parent.left; right: parent.right; top: parent.top }
        view: root.view
        flow: clock
        hint: root.hint
        bare: root.bare
        foldsLegend: !root.roomy
        onUsed: root.forceActiveFocus(Qt.MouseFocusReason)
    }
    LegendCard {
        id: legend
        visible: root.bare ? root.showsLegend : root.roomy || head.showsLegend
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: Theme.gap3; rightMargin: Theme.gap3; bottomMargin: Theme.gap }
        view: root.view
        both: root.halved
    }
    Minimap {
        anchors { right: parent.right; bottom: legend.visible ? legend.top : parent.bottom; margins: Theme.gap }
        visible: root.view.camera.closer && !root.view.drag.active
        view: root.view
    }
    HoverCard {
        hover: root.view.hover
        visible: hover.shown && !root.cardBeside && !root.bare // the card's text is too small for an audience
    }
    TokenGhost {
        id: token
        drag: root.view.drag
        zoom: root.view.camera.zoom
    }
    BoardGhost {
        id: board
        drag: root.view.drag
    }
    PreviewCard {
        drag: root.view.drag
        carried: board.visible ? board.size : token.size
        area: Qt.size(root.width, root.height)
    }
    CanvasMenu {
        id: menu
        view: root.view
    }
    Connections {
        target: root.view.drag
        function onActiveChanged() { if (root.view.drag.active) root.forceActiveFocus() }
    }
    Connections {
        target: root.view.input
        function onSpaceTapped() { clock.toggle() }
        function onMenuWanted(at: point) {
            root.forceActiveFocus(Qt.MouseFocusReason); // the canvas takes the focus before the menu does
            menu.popup(at.x, at.y);
        }
    }
}
