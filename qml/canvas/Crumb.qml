// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the way: goes back there.
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

    spacing: Theme.gapHalf
    height: Theme.controlHeight

    BodyText {
        visible: root.index > 0
        height: parent.height
        text: "›"
        muted: true
    }
    BodyText {
        visible: root.current
        height: parent.height
        text: root.title
        strong: true
    }
    LinkButton {
        visible: !root.current
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        strong: true
        tip: qsTr("Back to %1").arg(root.title)
        onClicked: root.view.show(root.path)
    }
}
