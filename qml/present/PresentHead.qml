// SPDX-License-Identifier: GPL-3.0-or-later
// The top of a presentation: the three large figures, and the state that they describe.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property Session session
    readonly property PresentView present: session.present

    implicitHeight: row.y + Math.max(row.height, side.height) + Theme.gap2
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Results")

    Row {
        id: row
        x: Theme.gap4
        y: Theme.gap2
        width: side.x - x - Theme.gap3
        spacing: Theme.gap3
        opacity: root.session.answer.outdated ? Theme.faded : 1

        Repeater {
            model: ["throughput", "latency", "bottleneck"]

            PresentFigure {
                required property string modelData

                visible: line.spoken !== "" // a lesson hides the figures before the guess
                width: (row.width - 2 * row.spacing) * (modelData === "bottleneck" ? 0.48 : 0.26) // it has long names
                line: root.present.card.byKey[modelData]
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
            visible: root.present.state.compares
            before: root.present.state.showsBefore
            withA: root.present.state.withA
            onSwapRequested: root.present.swap()
        }
        BodyText {
            objectName: "aKept"
            width: side.width
            visible: root.session.compare.state.hasA && !root.present.state.compares
            text: qsTr("A is kept")
            strong: true
            horizontalAlignment: Text.AlignRight
        }
        BodyText {
            width: side.width
            text: root.present.state.title
            muted: true
            horizontalAlignment: Text.AlignRight
        }
    }
}
