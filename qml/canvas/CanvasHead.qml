// SPDX-License-Identifier: GPL-3.0-or-later
// The row above the diagram: the levels, a description or hint, and the controls of zoom, flow and legend.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    required property FlowClock flow
    property string hint: "" ///< Suggestion for first-time users; replaces the description of the level.
    property bool bare: false ///< True if only the levels are shown.
    property bool foldsLegend: false ///< True if there is no space for the legend, so a button shows it.
    property bool showsLegend: false
    /// Space for the controls in characters, without that for the trail inside a block, for the controls of a flow and
    /// for the button of the legend.
    readonly property real space: width / Theme.bodySize - (view.inside ? 9 : 0) - (flow.shown ? 12 : 0)
        - (foldsLegend ? 6 : 0)
    signal used ///< Emitted when the user has used a control with the mouse.

    implicitHeight: Theme.controlHeight + Theme.gap

    Rectangle { // hides the diagram below the row
        anchors.fill: parent
        color: Theme.color.ground
    }
    RowLayout {
        anchors { fill: parent; leftMargin: Theme.gap3; rightMargin: Theme.gap3; topMargin: Theme.gap }
        spacing: Theme.gap

        Breadcrumbs {
            view: root.view
            canvas: root
        }
        CaptionText {
            Layout.fillWidth: true
            Layout.preferredWidth: 0
            // Hidden if it doesn't fit, because a shortened hint would be useless.
            opacity: text !== "" && implicitWidth <= width ? 1 : 0
            text: root.view.camera.lane === 0 && root.view.arcs.shown ? root.view.arcs.words
                : !root.view.inside ? root.hint || root.view.levelText
                : root.view.drag.active ? qsTr("Drop it on a level, or hold it there to open that level")
                : qsTr("Esc: leave · Enter: open · F: fit")
            wrapMode: Text.NoWrap
        }
        // What appears later is on the left, so that no button moves under the pointer.
        FlowControls {
            visible: !root.bare && root.flow.shown && root.space >= 26
            flow: root.flow
            onUsed: root.used()
        }
        ZoomControls {
            visible: !root.bare
            view: root.view
            showsPercent: root.space >= 34
        }
        AppButton {
            visible: !root.bare && root.space >= 26
            text: qsTr("Flow")
            tip: root.flow.shown ? qsTr("Hide the traffic on the links") : qsTr("Show the traffic on the links")
            shortcut: root.flow.shown ? "" : qsTr("Space")
            focusPolicy: Qt.TabFocus
            checked: root.flow.shown
            toggles: true; on: root.flow.shown
            onClicked: {
                root.flow.shown = !root.flow.shown;
                if (!activeFocus) root.used(); // the Return key also clicks the button
            }
        }
        AppButton {
            visible: !root.bare && root.foldsLegend
            text: qsTr("Legend")
            tip: qsTr("What tokens, colours and links mean")
            focusPolicy: Qt.TabFocus
            checked: root.showsLegend
            toggles: true; on: root.showsLegend
            onClicked: {
                root.showsLegend = !root.showsLegend;
                if (!activeFocus) root.used();
            }
        }
    }
}
