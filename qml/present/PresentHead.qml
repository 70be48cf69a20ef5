// SPDX-License-Identifier: GPL-3.0-or-later
// The top of a presentation: the three large figures, and the state that they belong to.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property PresentView present
    required property bool outdated ///< True if the figures don't include the last change yet.
    required property bool resultsHidden ///< True if a lesson still awaits a guess, so the figures are hidden.
    required property CompareView compare

    implicitHeight: row.y + Math.max(row.height, side.height) + Theme.gap2
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Results")

    Row {
        id: row
        x: Theme.gap4
        y: Theme.gap2
        width: side.x - x - Theme.gap3
        spacing: Theme.gap3
        opacity: root.outdated ? Theme.faded : 1

        Repeater {
            model: root.present.figures

            PresentFigure {
                required property int index

                visible: !root.resultsHidden
                width: (row.width - 2 * row.spacing) * (index < 2 ? 0.26 : 0.48) // the last figure has long names
            }
        }
    }
    Column {
        id: side
        x: root.width - width - Theme.gap4
        y: Theme.gap3
        width: Math.max(pill.implicitWidth, root.width * 0.16)
        spacing: Theme.gap

        BeforeAfter {
            id: pill
            anchors.right: parent.right
            visible: root.present.compares && !root.resultsHidden
            before: root.present.showsBefore
            withA: root.present.withA
            onSwapRequested: root.present.swap()
        }
        BodyText {
            objectName: "aKept"
            width: side.width
            visible: root.compare.hasA && !root.present.compares
            text: qsTr("A is kept")
            strong: true
            horizontalAlignment: Text.AlignRight
        }
        BodyText {
            width: side.width
            text: root.present.title
            muted: true
            horizontalAlignment: Text.AlignRight
        }
    }
}
