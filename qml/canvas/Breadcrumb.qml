// SPDX-License-Identifier: GPL-3.0-or-later
// One level of the breadcrumb trail; a click opens the level again. A dragged token or board can be dropped on it;
// holding the dragged item there opens the level.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property string path
    required property string title
    required property bool current
    required property int index
    required property CanvasView view
    required property Item canvas ///< The item in whose coordinates the pointer position is given.
    readonly property bool place: view.drag.active && view.inside
    /// True if this breadcrumb is the drop target.
    readonly property bool aimed: view.drag.aimed && view.drag.target === path
    readonly property bool dwelled: place && !view.drag.byKeyboard &&
        chip.contains(chip.mapFromItem(canvas, view.drag.pointer))

    onDwelledChanged: dwelled ? view.drag.aimAt(path) : view.drag.aimOff()
    spacing: Theme.gapHalf
    height: Theme.controlHeight

    BodyText {
        visible: root.index > 0
        height: parent.height
        text: "›"
        muted: true
    }
    Rectangle {
        id: chip
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(name.implicitWidth, link.implicitWidth) + (root.place ? 2 * Theme.gap : 0)
        height: Theme.controlHeight - Theme.gapHalf
        radius: Theme.controlRadius
        color: !root.place ? Theme.color.ground : root.aimed ? Theme.color.accentSoft : Theme.color.panel
        border.width: !root.place ? 0 : root.aimed ? 2 : 1
        border.color: root.aimed ? Theme.color.accent : Theme.color.strong

        BodyText {
            id: name
            anchors.centerIn: parent
            visible: root.current
            text: root.title
            strong: true
        }
        LinkButton {
            id: link
            anchors.centerIn: parent
            visible: !root.current
            text: root.title
            strong: true
            tip: qsTr("Back to %1").arg(root.title)
            onClicked: root.view.show(root.path)
        }
        Timer { // opens this level when the user holds a dragged item here for a moment
            interval: 2 * Theme.hoverDelay
            running: root.dwelled && !root.current
            onTriggered: root.view.show(root.path)
        }
    }
}
