// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep: its line, how far it is, and its curves, whose points can be opened.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property SweepView sweep
    required property bool withChoice ///< The list has no room: a link goes back to the plots.

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Sweep")

    onActiveFocusChanged: if (activeFocus && sweep.curves.empty) line.run.forceActiveFocus(Qt.TabFocusReason)

    Binding { target: root.sweep; property: "picture"; value: paper }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gapHalf
        spacing: 0

        SweepLine {
            id: line
            visible: root.sweep.overs.length > 0
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            sweep: root.sweep
            withChoice: root.withChoice
            onSaveWanted: purpose => root.sweep.exportWanted(purpose)
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.sweep.problem !== ""
            color: Theme.color.bad
            text: root.sweep.problem
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        UseBar {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gapHalf
            Layout.rightMargin: Theme.gap
            visible: root.sweep.working
            use: root.sweep.done
            ink: Theme.color.accent
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.sweep.state
        }
        PointLine {
            Layout.topMargin: Theme.gapHalf
            visible: !root.sweep.curves.empty
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            plots: root.sweep
        }
        Rectangle {
            id: paper
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.sweep.error === ""
            color: Theme.color.panel

            ScenarioPlot {
                anchors.fill: parent
                focus: true
                plots: root.sweep
                emptyTitle: root.sweep.overs.length === 0 ? qsTr("Nothing to sweep yet") : root.sweep.working ? qsTr("The first points are being solved") : root.sweep.state !== "" ? qsTr("No point has an answer") : qsTr("How does the answer change?")
                emptyDetail: root.sweep.overs.length === 0 ? qsTr("Put a thread on a processor or a stream on a card first.") : root.sweep.state !== "" ? root.sweep.state : qsTr("Choose what changes and from where to where, then Run. A click on a point opens its scenario; Backspace brings back what was open.")
            }
        }
        CaptionText {
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            visible: !root.sweep.curves.empty && !root.sweep.working && text !== ""
            maximumLineCount: 2
            text: root.sweep.state
        }
        EmptyState {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredWidth: Math.min(root.width, 480 * Theme.textScale)
            Layout.fillHeight: true
            visible: root.sweep.error !== ""
            title: qsTr("The sweep could not be worked out")
            detail: root.sweep.error
            iconPath: Theme.icon.warning
            ink: Theme.color.bad
        }
    }
}
