// SPDX-License-Identifier: GPL-3.0-or-later
// One search result: its name, its kind, and its full description below.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ItemDelegate {
    id: root

    required property int index
    required property string title
    required property string detail
    required property string kind

    implicitHeight: implicitContentHeight + Theme.gap
    topPadding: Theme.gapHalf
    bottomPadding: Theme.gapHalf
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    hoverEnabled: true
    Accessible.name: qsTr("%1, %2").arg(title).arg(kind)
    Accessible.description: detail
    contentItem: Column { // qmllint disable deferred-property-id
        Item {
            width: parent.width
            height: Math.max(name.height, what.height)

            BodyText {
                id: name
                width: parent.width - what.width - Theme.gapWide
                text: root.title
            }
            CaptionText {
                id: what
                anchors.right: parent.right
                text: root.kind
            }
        }
        CaptionText {
            objectName: "foundDetail"
            width: parent.width
            visible: text !== ""
            text: root.detail
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: root.highlighted ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"
    }
}
