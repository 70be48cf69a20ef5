// SPDX-License-Identifier: GPL-3.0-or-later
// Tag that names the busiest part at every level, even if the part's box is out of view. A saturated part is the
// bottleneck. A click opens "Why?".
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    required property string words
    required property string rank ///< "bottleneck" if the busiest part is saturated; otherwise "busiest part".
    required property real use
    required property bool hot
    required property real space ///< Maximum width; a narrow tag omits the rank first and then shortens the name.
    readonly property bool brief: space < longest
    readonly property real least: Theme.gapWide
    readonly property real longest: Theme.gapWide + word.implicitWidth + name.implicitWidth + 2 * face.spacing

    implicitHeight: Theme.controlHeight
    width: Math.max(0, Math.min(implicitWidth, space))
    implicitWidth: longest - (brief ? word.implicitWidth + face.spacing : 0)
    hoverEnabled: true
    Accessible.name: qsTr("%1: %2. Why?").arg(rank).arg(words)

    Tip {
        visible: root.hovered
        text: (name.truncated || !name.visible ? root.words + "\n" : "")
            + (root.hot ? qsTr("It limits throughput. Click to see why.")
                        : qsTr("It isn't saturated. Click for details."))
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
    Row {
        id: face
        height: parent.height
        spacing: Theme.gap

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.gapWide
            height: Theme.gapWide
            radius: Theme.smallRadius / 2
            color: Theme.heat(root.use)
        }
        CaptionText {
            id: word
            objectName: "word"
            visible: !root.brief
            height: parent.height
            text: root.rank
        }
        CaptionText {
            id: name
            visible: width > 2 * font.pixelSize
            width: Math.min(implicitWidth, root.width - x)
            height: parent.height
            text: root.words
            strong: true
            muted: false
            font.underline: root.hovered
            wrapMode: Text.NoWrap
        }
    }
}
