// SPDX-License-Identifier: GPL-3.0-or-later
// Results: throughput, mean latency and bottleneck in large type, with possible gains and published figures below them.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer
    readonly property var figures: answer.card.byKey

    spacing: Theme.gap
    opacity: answer.outdated ? Theme.faded : 1

    SectionTitle { text: root.answer.outdated ? qsTr("Before the last change") : qsTr("Results") }
    BigNumber {
        width: parent.width
        focus: true
        objectName: "throughput"
        line: root.figures.throughput
        onWhy: root.session.why.explain("throughput:")
    }
    BigNumber {
        width: parent.width
        objectName: "latency"
        line: root.figures.latency
        share: root.answer.state.idleShare
        onWhy: root.session.why.explain("latency:")
    }
    BottleneckCard {
        width: parent.width
        session: root.session
    }
    LinkButton {
        objectName: "growLoad"
        width: Math.min(implicitWidth, root.width)
        visible: root.answer.state.canSaturate
        text: qsTr("Show which parts saturate first")
        onClicked: root.session.sweep.askLoad()
    }
    Item { width: 1; height: 1 }
    BusiestParts {
        width: parent.width
        session: root.session
    }
    Item { width: 1; height: 1 }
    MeasuredList {
        width: parent.width
        session: root.session
    }
    CaptionText {
        id: method
        readonly property string full: root.answer.card.note
        /// Index of the end of the second sentence; -1 if the text has at most two sentences.
        readonly property int second: full.indexOf(". ", full.indexOf(". ") + 1)
        property bool unfolded: false
        width: parent.width
        text: unfolded || second < 0 ? full : full.slice(0, second + 1)
    }
    LinkButton {
        visible: method.second >= 0
        width: Math.min(implicitWidth, root.width)
        small: true
        text: method.unfolded ? qsTr("Less") : qsTr("About the accuracy")
        onClicked: method.unfolded = !method.unfolded
    }
}
