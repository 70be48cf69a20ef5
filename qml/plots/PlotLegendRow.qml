// SPDX-License-Identifier: GPL-3.0-or-later
// One curve's name beside a piece of its line.
import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Boardset.Controls

RowLayout {
    id: root

    required property string title
    required property bool dashed
    required property bool pointsOnly
    required property int tone
    required property string value
    required property string note ///< Below its name, what its marks are; empty: none.
    readonly property int line: Theme.seriesLine(tone, dashed)
    readonly property real above: y - (ListView.view?.contentY ?? 0) ///< Below the list's upper edge.
    readonly property bool inSight: above > -height && above < (ListView.view?.height ?? 0)
    readonly property real lineY: note === "" ? height / 2 : Theme.captionSize * 0.6 ///< Beside the name.
    readonly property real thick: Math.max(2, Math.round(2 * Theme.textScale))

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(title).arg(value === "" ? qsTr("no value here") : value)
    Accessible.description: note

    Shape {
        opacity: root.inSight ? 1 : 0 // Qt's software renderer draws a Shape that is wholly clipped
        Layout.preferredWidth: 3 * Theme.gap
        Layout.fillHeight: true

        ShapePath {
            strokeColor: Theme.series(root.tone)
            strokeWidth: root.thick
            strokeStyle: root.line === Qt.SolidLine ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [[], [], [4, 2], [1, 2], [4, 2, 1, 2], [4, 2, 1, 2, 1, 2]][root.line] // by Qt.PenStyle
            fillColor: "transparent"
            startY: root.lineY
            PathLine { x: root.pointsOnly ? 0 : 3 * Theme.gap; y: root.lineY }
        }
        Rectangle {
            visible: root.pointsOnly
            anchors.centerIn: parent
            width: 4 * root.thick
            height: width
            radius: width / 2
            color: "transparent"
            border { width: root.thick; color: Theme.series(root.tone) }
        }
    }
    Column {
        Layout.fillWidth: true
        Layout.bottomMargin: root.note === "" ? 0 : Theme.gapHalf

        CaptionText {
            id: name
            width: parent.width
            muted: root.note === ""
            text: root.title
            HoverHandler { id: pointer }
            Tip {
                visible: pointer.hovered && name.truncated
                text: root.title
            }
        }
        CaptionText {
            width: parent.width
            visible: root.note !== ""
            text: root.note
        }
    }
    CaptionText {
        Layout.alignment: root.note === "" ? Qt.AlignVCenter : Qt.AlignTop
        muted: false
        text: root.value
    }
}
