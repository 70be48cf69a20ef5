// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram. If a scenario is kept as A and there is enough space, A's diagram is shown beside it. Both diagrams use
// the same view.
import QtQuick
import Boardset.App
import Boardset.Canvas as Diagram
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property CanvasView view
    required property CompareView compare
    required property bool presenting
    property bool presentsBoth: false   ///< True if a presentation shows A and B side by side.
    property bool presentsLegend: false ///< True if a presentation shows the legend.
    required property bool teaching ///< True if a lesson is open, so only one diagram is shown.
    required property string hint ///< Suggestion for first-time users.
    readonly property bool beside: (presenting ? presentsBoth : compare.state.beside) && !teaching &&
        width >= Math.round((presenting ? 400 : 620) * Theme.textScale) // a presentation has no controls here
    property alias cardBeside: canvas.cardBeside
    readonly property alias canvas: canvas
    readonly property int half: beside ? Math.floor(width / 2) : 0
    readonly property real headHeight: Math.max(headA.implicitHeight, headB.implicitHeight)

    clip: true

    Rectangle {
        visible: root.beside
        width: root.half
        height: root.height
        color: Theme.color.ground

        CompareSideHead {
            id: headA
            width: parent.width
            height: root.headHeight
            letter: "A"
            name: root.compare.state.nameA
            answer: root.compare.state.answerA

            AppButton {
                visible: !root.presenting
                iconPath: Theme.icon.close
                tip: qsTr("Hide A's diagram")
                onClicked: root.compare.setBeside(false)
            }
        }
        Item {
            anchors { fill: parent; topMargin: headA.height }
            clip: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Block diagram of A")

            ComparedPicture {
                anchors.fill: parent
                view: root.view
                palette: Theme.name // the enumerations of theme names and of palettes have the same order
                family: Theme.family
            }
        }
        Rectangle {
            anchors.right: parent.right
            width: Theme.hairline
            height: parent.height
            color: Theme.color.hairline
        }
    }
    CompareSideHead {
        id: headB
        visible: root.beside
        x: root.half
        width: root.width - root.half
        height: root.headHeight
        letter: "B"
        name: root.compare.state.nameB
        answer: root.compare.state.answerB
    }
    Diagram.Canvas {
        id: canvas
        anchors { fill: parent; leftMargin: root.half; topMargin: root.beside ? headB.height : 0 }
        view: root.view
        bare: root.presenting
        showsLegend: root.presentsLegend
        halved: root.beside
        hint: root.hint
        focus: true
    }
}
