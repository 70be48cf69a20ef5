// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a derivation: title and value, the formula, the standing and source of a fact, a note.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string value
    required property string formula
    required property string note
    required property string standing
    required property string place
    required property string citation
    required property int depth
    required property bool last
    required property bool leaf
    readonly property int indent: Math.min(depth, 6) * Theme.gap2

    height: column.implicitHeight + Theme.gap + (depth === 0 ? Theme.gap : 0)
    Accessible.role: Accessible.TreeItem
    Accessible.name: qsTr("%1: %2. %3 %4 %5").arg(title).arg(value).arg(formula).arg(standing).arg(citation)

    Repeater {
        model: Math.min(root.depth, 6)

        Rectangle {
            required property int index

            x: index * Theme.gap2 + Theme.gapHalf
            width: Theme.hairline
            height: root.height
            color: Theme.color.hairline
        }
    }
    ColumnLayout {
        id: column
        x: root.indent
        y: root.depth === 0 ? Theme.gap : 0
        width: parent.width - root.indent
        spacing: Theme.gapHalf

        RowLayout {
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: root.title
                strong: root.depth === 0
                wrapMode: Text.Wrap
            }
            BodyText {
                Layout.alignment: Qt.AlignTop
                text: root.value
                strong: true
            }
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.formula !== ""
            text: root.formula
            wrapMode: Text.Wrap
        }
        RowLayout {
            visible: root.standing !== "" || root.place !== ""
            spacing: Theme.gap

            StandingBadge { standing: root.standing }
            CaptionText {
                Layout.fillWidth: true
                text: root.place
                color: Theme.color.accent
                wrapMode: Text.Wrap

                HoverHandler { id: hover }
                Tip {
                    visible: hover.hovered && root.citation !== ""
                    text: root.citation
                }
            }
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.note !== ""
            text: root.note
            wrapMode: Text.Wrap
        }
    }
}
