// SPDX-License-Identifier: GPL-3.0-or-later
// The manufacturer's recommendations: configuration and workload at the left, the options at the right.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property AdvisorView advisor
    required property LibraryView library
    required property ProblemView problem
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
        advisor: root.advisor
        library: root.library
        problem: root.problem
        brief: !root.wide
    }
    Hairline {
        x: root.wide ? question.width : 0
        y: root.wide ? 0 : question.height
        width: root.wide ? Theme.hairline : root.width
        height: root.wide ? root.height : Theme.hairline
    }
    AppListView {
        id: list
        x: root.wide ? question.width : 0
        y: root.wide ? 0 : question.height
        width: root.width - x
        height: root.height - y
        visible: count > 0
        opacity: root.advisor.working ? Theme.faded : 1
        model: root.advisor.rows
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Recommendations")
        delegate: AdviceLine {
            width: list.width
            advisor: root.advisor
            problem: root.problem
        }
    }
    EmptyState {
        x: list.x + (list.width - width) / 2
        y: list.y
        width: Math.min(list.width, 480)
        visible: list.count === 0
        title: root.advisor.error !== "" ? qsTr("Can't calculate the recommendations")
            : root.advisor.idle ? qsTr("Nothing runs here")
            : root.advisor.working ? qsTr("Calculating…") : qsTr("The document has no recommendations for this work")
        detail: root.advisor.error !== "" ? root.advisor.error
            : root.advisor.idle ?
                qsTr("Recommendations are ranked by their effect. Add work or repair failed parts.") : ""
        iconPath: root.advisor.error === "" ? Theme.icon.info : Theme.icon.warning
        foreground: root.advisor.error === "" ? Theme.color.secondary : Theme.color.bad
    }
}
