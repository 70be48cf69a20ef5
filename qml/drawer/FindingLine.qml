// SPDX-License-Identifier: GPL-3.0-or-later
// One finding: how bad, which part, why, what to do, and where the rule comes from.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

Item {
    id: root

    required property int level
    required property string severity
    required property string part
    required property string title
    required property string reason
    required property string fix
    required property string place
    required property string citation
    readonly property color ink: level >= 3 ? Theme.color.bad : level === 2 ? Theme.color.caution : Theme.color.accent

    height: line.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2: %3. %4 %5").arg(severity).arg(part).arg(title).arg(reason).arg(fix)

    RowLayout {
        id: line
        width: parent.width
        y: Theme.gap
        spacing: Theme.gapWide

        Icon {
            Layout.alignment: Qt.AlignTop
            path: root.level >= 2 ? Theme.icon.warning : Theme.icon.info
            color: root.ink
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.gapHalf

            BodyText {
                Layout.fillWidth: true
                strong: true
                wrapMode: Text.Wrap
                text: root.part === "" ? root.title : qsTr("%1: %2").arg(root.part.charAt(0).toUpperCase() + root.part.slice(1)).arg(root.title)
            }
            BodyText {
                Layout.fillWidth: true
                muted: true
                wrapMode: Text.Wrap
                text: root.reason
            }
            BodyText {
                Layout.fillWidth: true
                visible: root.fix !== ""
                wrapMode: Text.Wrap
                text: qsTr("What to do: %1").arg(root.fix)
            }
            CaptionText {
                Layout.fillWidth: true
                visible: root.place !== ""
                wrapMode: Text.Wrap
                text: root.citation
            }
        }
        CaptionText {
            Layout.alignment: Qt.AlignTop
            text: root.severity
            color: root.ink
        }
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
