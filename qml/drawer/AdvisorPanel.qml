// SPDX-License-Identifier: GPL-3.0-or-later
// The manufacturer's recommendations: configuration and workload on the left, the options on the right.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property AdvisorView advisor: session.advisor
    readonly property bool wide: width > 620 * Theme.textScale

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Advisor")

    Binding {
        target: root.advisor
        property: "active"
        value: root.visible
    }
    AdvisorQuestion {
        id: question
        width: root.wide ? Math.round(264 * Math.max(1, Theme.textScale)) : root.width
        height: root.wide ? root.height : Math.min(implicitHeight, root.height / 2)
        focus: true
        session: root.session
        brief: !root.wide
    }
    Hairline {
        x: root.wide ? question.width : 0
        y: root.wide ? 0 : question.height
        width: root.wide ? Theme.hairline : root.width
        height: root.wide ? root.height : Theme.hairline
    }
    ResultTable {
        id: list
        x: root.wide ? question.width : 0
        y: root.wide ? 0 : question.height
        width: root.width - x
        height: root.height - y
        visible: rows.count > 0
        opacity: root.advisor.state.working ? Theme.faded : 1
        rows: root.advisor.rows
        session: root.session
        onActed: row => root.session.refuse(qsTr("Can't apply this"), root.advisor.carryOut(row))
    }
    EmptyState {
        x: list.x + (list.width - width) / 2
        y: list.y
        width: Math.min(list.width, 480)
        visible: list.rows.count === 0
        title: root.advisor.state.error !== "" ? qsTr("Can't calculate the recommendations")
            : root.advisor.state.idle ? qsTr("Nothing runs here")
            : root.advisor.state.working ? qsTr("Calculating…")
            : qsTr("The document has no recommendations for this work")
        detail: root.advisor.state.error !== "" ? root.advisor.state.error
            : root.advisor.state.idle ?
                qsTr("Recommendations are ranked by their effect. Add work or repair failed parts.") : ""
        failed: root.advisor.state.error !== ""
    }
}
