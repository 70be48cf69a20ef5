// SPDX-License-Identifier: GPL-3.0-or-later
// The way from the cabinet to here; while something is in the hand, its steps are places to put it on.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property CanvasView view
    property string hint: "" ///< To whom it is new; in the place of what is seen.

    readonly property real room: width - way.width - 2 * Theme.gap3 - Theme.gap2 ///< What the way leaves.

    implicitHeight: Theme.controlHeight + Theme.gap

    Rectangle { // what is zoomed or panned goes under it
        anchors.fill: parent
        color: Theme.color.ground
    }

    Row {
        id: way
        anchors { left: parent.left; leftMargin: Theme.gap3; bottom: parent.bottom }
        height: Theme.controlHeight
        spacing: Theme.gapHalf

        Repeater {
            model: root.view.crumbs
            Crumb { view: root.view; canvas: root }
        }
    }
    CaptionText {
        visible: implicitWidth <= width // half of it is none
        anchors {
            left: way.right; right: hottest.left; leftMargin: Theme.gapWide; rightMargin: Theme.gap2
            bottom: parent.bottom
        }
        height: Theme.controlHeight
        text: !root.view.inside ? root.hint || root.view.levelText
            : root.view.move.active ? qsTr("Drop it on a step, or hold it there to go out")
            : qsTr("Esc goes out · Enter goes in · F fits")
        wrapMode: Text.NoWrap
    }
    BottleneckTag {
        id: hottest
        visible: !root.view.veiled && words !== "" && room >= least
        anchors { right: parent.right; rightMargin: Theme.gap3; bottom: parent.bottom }
        room: root.room
        words: root.view.bottleneck
        use: root.view.bottleneckUse
        hot: root.view.bottleneckHot
        rank: root.view.bottleneckWord
        onClicked: root.view.askBottleneck()
    }
}
