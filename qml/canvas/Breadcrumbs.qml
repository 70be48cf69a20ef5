// SPDX-License-Identifier: GPL-3.0-or-later
// The breadcrumb trail from the cabinet to the current level. Its levels are also drop targets.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    property string hint: "" ///< Suggestion for first-time users; replaces the description of the level.

    implicitHeight: Theme.controlHeight + Theme.gap

    Rectangle { // hides the diagram below the trail
        anchors.fill: parent
        color: Theme.color.ground
    }

    Row {
        id: crumbs
        anchors { left: parent.left; leftMargin: Theme.gap3; bottom: parent.bottom }
        height: Theme.controlHeight
        spacing: Theme.gapHalf

        Repeater {
            model: root.view.crumbs
            Breadcrumb { view: root.view; canvas: root }
        }
    }
    CaptionText {
        visible: implicitWidth <= width // hidden if it doesn't fit, because a shortened hint would be useless
        anchors {
            left: crumbs.right; right: parent.right; leftMargin: Theme.gapWide; rightMargin: Theme.gap3
            bottom: parent.bottom
        }
        height: Theme.controlHeight
        text: root.view.camera.lane === 0 && root.view.arcs.shown ? root.view.arcs.words
            : !root.view.inside ? root.hint || root.view.levelText
            : root.view.drag.active ? qsTr("Drop it on a level, or hold it there to open that level")
            : qsTr("Esc: leave · Enter: open · F: fit")
        wrapMode: Text.NoWrap
    }
}
