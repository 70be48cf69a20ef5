// SPDX-License-Identifier: GPL-3.0-or-later
// The regions below the toolbar and the lines between them; their sizes are remembered.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Canvas as Diagram
import Boardset.Controls
import Boardset.Ui

SplitView {
    id: root

    required property Session session
    readonly property Preferences preferences: session.preferences
    readonly property bool roomy: width >= 900 * unit
    property real bannerHeight: 0 ///< Kept free above the canvas.
    readonly property Item stage: stage
    readonly property real unit: Math.max(1, Theme.textScale)
    /// Where the canvas is in this item.
    readonly property rect stagePlace: Qt.rect(middle.x, middle.y, stage.width, stage.height)
    property alias tab: drawer.tab

    function region(index: int) {
        const scope = [library, canvas, answer, drawer][index - 2];
        if (scope?.visible)
            scope.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }
    function remember() {
        preferences.libraryWidth = library.visible ? library.width / unit : preferences.libraryWidth;
        preferences.answerWidth = answer.visible ? answer.width / unit : preferences.answerWidth;
    }

    handle: Handle {}
    onResizingChanged: if (!resizing) remember()

    Library {
        id: library
        SplitView.preferredWidth: Math.round(root.preferences.libraryWidth * root.unit)
        SplitView.minimumWidth: Math.round(168 * root.unit)
        SplitView.maximumWidth: root.width * 0.35
        visible: root.preferences.libraryOpen && root.roomy
        session: root.session
    }
    SplitView {
        id: middle
        SplitView.fillWidth: true
        SplitView.minimumWidth: Math.min(360, root.width / 3)
        orientation: Qt.Vertical
        handle: Handle { upright: false }
        onResizingChanged: if (!resizing && drawer.visible) root.preferences.drawerHeight = drawer.height / root.unit

        Item {
            id: stage
            SplitView.fillHeight: true
            SplitView.minimumHeight: 160
            clip: true

            Diagram.Canvas {
                id: canvas
                anchors.fill: parent
                anchors.topMargin: root.bannerHeight
                view: root.session.canvas
                focus: true
            }
        }
        BottomDrawer {
            id: drawer
            SplitView.preferredHeight: Math.min(Math.round(root.preferences.drawerHeight * root.unit), middle.height * 0.42)
            SplitView.minimumHeight: Math.min(Theme.controlHeight * 3, middle.height * 0.42)
            SplitView.maximumHeight: middle.height * 0.7
            visible: root.preferences.drawerOpen
            session: root.session
        }
    }
    AnswerPanel {
        id: answer
        SplitView.preferredWidth: Math.round(root.preferences.answerWidth * root.unit)
        SplitView.minimumWidth: Math.min(Math.round(248 * root.unit), root.width * 0.42)
        SplitView.maximumWidth: root.width * 0.42
        visible: root.preferences.answerOpen
        session: root.session
    }
}
