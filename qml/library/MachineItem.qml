// SPDX-License-Identifier: GPL-3.0-or-later
// One machine with its number of processors, below the heading of its family if it is the first one of the family.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    required property string machine
    required property string title
    required property string family
    required property string label
    required property string detail
    required property string years
    required property int processors
    required property bool current
    readonly property bool first: years !== "" ///< True for the first machine of a family.
    readonly property string size: processors === 1 ? qsTr("1 processor") : qsTr("%1 processors").arg(processors)

    topPadding: first ? Theme.gap : 0

    SectionHead {
        width: root.width
        height: Theme.rowHeight
        visible: root.first
        title: root.family
        note: root.years
    }
    PressButton {
        id: row
        x: -Theme.gap
        width: root.width + 2 * Theme.gap
        implicitHeight: Math.max(Theme.rowHeight, implicitContentHeight + Theme.gapHalf)
        leftPadding: Theme.gap2
        rightPadding: Theme.gap
        hoverEnabled: true
        text: root.label
        Accessible.name: root.current ? qsTr("%1, open").arg(root.title) : root.title
        Accessible.description: qsTr("%1. %2").arg(root.size).arg(root.detail)
        onClicked: if (!root.current) root.session.files.requestMachine(root.machine)

        HoverHandler { cursorShape: root.current ? Qt.ArrowCursor : Qt.PointingHandCursor }
        Tip {
            visible: row.hovered
            text: qsTr("%1, %2. %3").arg(root.title).arg(root.size).arg(root.detail)
        }

        contentItem: RowLayout {
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                text: root.label
                color: root.current ? Theme.color.accent : Theme.color.text
                strong: root.current
            }
            CaptionText { text: root.first ? root.size : String(root.processors) }
        }
        background: RowBackground {
            of: row
            current: root.current
        }
    }
}
