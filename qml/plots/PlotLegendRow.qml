// SPDX-License-Identifier: GPL-3.0-or-later
// The legend entry of one curve: its name beside a sample of its line.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property string title
    required property bool dashed
    required property bool pointsOnly
    required property int tone
    required property string value
    /// Explanation of the curve's marks, shown below the curve's name; empty if there is none.
    required property string note
    readonly property int line: Theme.seriesLine(tone, dashed)
    /// Vertical centre (y) of the curve's name.
    readonly property real lineY: note === "" ? height / 2 : Theme.captionSize * 0.6
    readonly property real thick: Math.max(2, Math.round(2 * Theme.textScale))

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(title).arg(value === "" ? qsTr("no value here") : value)
    Accessible.description: note

    PathPicture {
        Layout.preferredWidth: 3 * Theme.gap
        Layout.fillHeight: true
        box: Qt.size(width, height)
        stroke: Theme.series(root.tone)
        fill: "transparent"
        thick: root.thick
        // Dash patterns indexed by Qt.PenStyle.
        dash: [[], [], [4, 2], [1, 2], [4, 2, 1, 2], [4, 2, 1, 2, 1, 2]][root.line].map(length => length * root.thick)
        path: root.pointsOnly ? "" : "M0 %1H%2".arg(root.lineY).arg(width)

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
