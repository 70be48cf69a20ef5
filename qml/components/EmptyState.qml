// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a list that is empty, still loading, or failed.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string title
    property string detail: ""
    property bool failed: false ///< True if the list is empty because of an error.
    property string iconPath: failed ? Theme.icon.warning : Theme.icon.info
    property color foreground: failed ? Theme.color.bad : Theme.color.secondary

    spacing: Theme.gap
    padding: Theme.gap2
    Accessible.role: Accessible.StaticText
    Accessible.name: detail === "" ? title : qsTr("%1. %2").arg(title).arg(detail)

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        path: root.iconPath
        color: root.foreground
        width: Theme.gap3
        height: Theme.gap3
    }
    BodyText {
        width: root.width - 2 * root.padding
        horizontalAlignment: Text.AlignHCenter
        strong: true
        text: root.title
    }
    BodyText {
        visible: root.detail !== ""
        width: root.width - 2 * root.padding
        horizontalAlignment: Text.AlignHCenter
        muted: true
        text: root.detail
    }
}
