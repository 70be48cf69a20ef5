// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that was found: its name, what it is, and a detail.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Boardset.Controls

ItemDelegate {
    id: root

    required property int index
    required property string title
    required property string detail
    required property string kind

    implicitHeight: Theme.controlHeight
    topPadding: 0
    bottomPadding: 0
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    hoverEnabled: true
    Accessible.name: qsTr("%1, %2").arg(title).arg(kind)
    contentItem: RowLayout {
        spacing: Theme.gapWide

        BodyText {
            Layout.minimumWidth: Math.min(implicitWidth, root.width * 0.6)
            Layout.preferredWidth: root.width * 0.6
            Layout.maximumWidth: root.width * 0.6
            text: root.title
            wrapMode: Text.NoWrap
        }
        CaptionText {
            Layout.fillWidth: true
            text: root.detail
            wrapMode: Text.NoWrap
        }
        CaptionText {
            text: root.kind
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: root.highlighted ? Theme.color.accentSoft : root.hovered ? Theme.color.hover : "transparent"
    }
}
