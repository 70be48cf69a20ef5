// SPDX-License-Identifier: GPL-3.0-or-later
// One option of the advice, with its numbers. The recommended option also has its reason, above the others. Positioned
// by bindings: see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property int index
    required property bool recommended
    required property string question
    required property string title
    required property string reason
    required property string place
    required property bool set
    required property bool offered
    required property string effect
    required property string whyNot
    required property string rate
    required property string difference
    required property string measured
    required property string standing
    required property string measuredPlace
    required property string furtherMeasured
    required property AdvisorView advisor
    required property ProblemView problem
    readonly property var said: [title, rate, set ? qsTr("already set") : difference,
        measured === "" ? qsTr("not measured") : qsTr("measured %1").arg(measured), whyNot === "" ? reason : whyNot]
    readonly property bool possible: !set && whyNot === ""
    readonly property bool wide: head.width > 860 * Theme.textScale
    readonly property bool narrow: head.width < 720 * Theme.textScale

    function carryOut() {
        problem.refuse(qsTr("Can't apply this"), advisor.carryOut(index));
    }

    height: head.height + Math.max(Theme.rowHeight, line.height + Theme.gap)
    Accessible.role: Accessible.Row
    Accessible.name: said.filter(part => part !== "").join(", ")

    AdviceHead {
        id: head
        x: Theme.gap2
        width: root.width - 2 * x
        height: root.recommended ? implicitHeight : 0
        visible: root.recommended
        question: root.question
        wide: root.wide
        narrow: root.narrow
        title: root.title
        reason: root.reason
        place: root.place
        set: root.set
        offered: root.offered
        effect: root.effect
        possible: root.possible
        onWanted: root.carryOut()
    }
    Rectangle {
        x: head.x
        y: head.height
        width: head.width
        height: root.height - y
        radius: Theme.controlRadius
        color: root.set ? Theme.color.accentSoft : "transparent"
    }
    Item {
        id: line
        x: head.x + Theme.gap
        y: head.height + (root.height - head.height - height) / 2
        width: head.width - 2 * Theme.gap
        height: root.narrow ? words.height + Theme.gapHalf + numbers.height : Math.max(words.height, numbers.height)

        Column {
            id: words
            y: root.narrow ? 0 : (line.height - height) / 2
            width: root.narrow ? line.width : numbers.x - Theme.gap2

            BodyText {
                width: words.width
                strong: root.recommended
                text: root.title
            }
            CaptionText {
                width: words.width
                visible: text !== ""
                text: root.whyNot !== "" ? root.whyNot : root.recommended ? "" : root.reason
            }
        }
        AdviceNumbers {
            id: numbers
            anchors.right: line.right
            y: root.narrow ? words.height + Theme.gapHalf : (line.height - height) / 2
            wide: root.wide
            narrow: root.narrow
            rate: root.rate
            difference: root.set ? qsTr("current") : root.difference
            measured: root.measured
            furtherMeasured: root.furtherMeasured
            standing: root.standing
            measuredPlace: root.measuredPlace
            doable: root.possible && (!root.recommended || !root.offered)
            offered: root.offered
            tip: head.tip
            onWanted: root.carryOut()
        }
    }
}
