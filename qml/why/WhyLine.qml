// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a derivation: its title and value, its formula, the standing and source of a fact, and a note.
// A brief line has no source and no note.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string title
    required property string value
    required property string formula
    required property string note
    required property string standing
    required property string place
    required property int depth
    property bool brief: false
    property bool selected: false
    property bool focused: false ///< True if the keyboard focus is on this line.
    readonly property int indent: Math.min(depth, 6) * Theme.gap2
    readonly property int air: brief ? Theme.gapHalf : 0 ///< Space between the text and the frame of a selected line.
    signal clicked

    height: column.height + Theme.gap + (depth === 0 ? Theme.gap : 0)
    Accessible.role: Accessible.TreeItem
    Accessible.selected: selected
    Accessible.name: qsTr("%1: %2. %3 %4 %5").arg(title).arg(value).arg(formula)
        .arg(qsTranslate("core", standing)).arg(place)

    Rectangle {
        anchors.fill: parent
        visible: root.selected
        radius: Theme.controlRadius
        color: Theme.color.accentSoft

        FocusRing { shown: root.focused }
    }
    TapHandler {
        enabled: root.brief
        onTapped: root.clicked()
    }
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
    Column {
        id: column
        x: root.indent + root.air
        y: root.depth === 0 ? Theme.gap : 0
        width: root.width - root.indent - 2 * root.air
        spacing: Theme.gapHalf

        Item { // positioned by bindings; see SourceLine
            id: line
            width: column.width
            height: Math.max(name.height, figure.height)

            BodyText {
                id: name
                width: line.width - figure.width - Theme.gap - (badge.visible ? badge.width + Theme.gap : 0)
                text: root.title
                strong: root.depth === 0
            }
            StandingBadge {
                id: badge
                anchors { right: figure.left; rightMargin: Theme.gap }
                visible: root.brief && standing !== ""
                standing: root.standing
            }
            TrailingText {
                id: figure
                anchors.right: line.right
                most: line.width * 0.6
                text: root.value
                strong: true
            }
        }
        CaptionText {
            width: column.width
            visible: root.formula !== ""
            text: root.formula
        }
        SourceLine {
            width: column.width
            visible: !root.brief && (root.standing !== "" || root.place !== "")
            standing: root.standing
            place: root.place
        }
        CaptionText {
            width: column.width
            visible: !root.brief && root.note !== ""
            text: root.note
        }
    }
}
