// SPDX-License-Identifier: GPL-3.0-or-later
// Results: throughput, mean latency and bottleneck in large type; below them possible gains and published figures.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property AnswerView answer
    required property EvidenceView evidence
    required property SweepView sweep
    required property Tables tables
    required property WhyView why

    signal wanted(int kind, string part) ///< Requests to show a part.

    spacing: Theme.gap
    opacity: answer.outdated ? Theme.faded : 1

    SectionTitle { text: root.answer.outdated ? qsTr("Before the last change") : qsTr("Results") }
    BigNumber {
        width: parent.width
        focus: true
        objectName: "throughput"
        value: root.answer.throughput
        unit: root.answer.throughputUnit
        change: root.answer.throughputChange
        trend: root.answer.throughputTrend
        moreIsBetter: true
        detail: root.answer.further
        onWhy: root.why.show(Subject.Throughput)
    }
    BigNumber {
        width: parent.width
        objectName: "latency"
        value: root.answer.latency
        unit: root.answer.latencyUnit
        change: root.answer.latencyChange
        trend: root.answer.latencyTrend
        moreIsBetter: false
        detail: (root.answer.latencyBreakdown + "\n" + root.answer.localShare).trim()
        onWhy: root.why.show(Subject.Latency)
    }
    BottleneckCard {
        width: parent.width
        answer: root.answer
        why: root.why
    }
    LinkButton {
        objectName: "growLoad"
        visible: root.answer.canSaturate
        text: qsTr("Show which parts saturate first")
        onClicked: root.sweep.askLoad()
    }
    Item { width: 1; height: 1 }
    BusiestParts {
        width: parent.width
        answer: root.answer
        tables: root.tables
        why: root.why
        onWanted: (kind, part) => root.wanted(kind, part)
    }
    Item { width: 1; height: 1 }
    MeasuredList {
        width: parent.width
        evidence: root.evidence
        why: root.why
    }
    CaptionText {
        id: method
        /// Index of the end of the second sentence; -1 if there are at most two.
        readonly property int second: root.answer.method.indexOf(". ", root.answer.method.indexOf(". ") + 1)
        property bool unfolded: false
        width: parent.width
        text: unfolded || second < 0 ? root.answer.method : root.answer.method.slice(0, second + 1)
    }
    LinkButton {
        visible: method.second >= 0
        small: true
        text: method.unfolded ? qsTr("Less") : qsTr("About the accuracy")
        onClicked: method.unfolded = !method.unfolded
    }
}
