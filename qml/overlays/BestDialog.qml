// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best placement, or the smallest configuration that carries the same: what for, how far, what came of it.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property BestView best
    required property ProblemView problem

    title: qsTr("Find the best")
    onAboutToShow: root.best.begin()
    onOpened: act.forceActiveFocus(Qt.TabFocusReason) // Enter searches, Enter takes
    onClosed: root.best.forget()

    function goOn() {
        if (root.best.working || root.best.hindrance !== "") return;
        if (!root.best.better) return root.best.search();
        root.problem.refuse(qsTr("It was not taken"), root.best.take());
        root.accept();
    }

    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: Theme.gapHalf // of its focus ring
        gutter: Theme.gap
        implicitHeight: contentHeight

        Flow {
            width: parent.width
            spacing: Theme.gap
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("What is searched for")

            Repeater {
                id: goals
                model: root.best.goals

                AppButton {
                    required property int index
                    required property string modelData

                    flat: false
                    text: modelData
                    checked: root.best.goal === index
                    enabled: !root.best.working
                    onClicked: root.best.goal = index
                }
            }
        }
        BodyText {
            width: parent.width
            visible: !root.best.working && !root.best.found && root.best.error === ""
            muted: root.best.hindrance === ""
            text: root.best.hindrance !== "" ? root.best.hindrance :
                qsTr("Threads and pages are moved in thought, and for the smallest configuration processors taken " +
                    "out, until nothing that is tried helps any more; cards, disks and other options stay as they " +
                    "are. Nothing changes before you take what was found; then one undo brings it back.")
        }
        Flow { // wraps what has no room
            width: parent.width
            visible: root.best.working || root.best.found
            spacing: Theme.gap2

            Column {
                CaptionText { text: qsTr("Now") }
                BodyText { text: root.best.before }
            }
            Column {
                CaptionText { text: root.best.working ? qsTr("Best so far") : qsTr("Best") }
                BodyText { text: root.best.after; strong: true }
            }
            Column {
                visible: root.best.change !== ""
                CaptionText { text: qsTr("Change") }
                BodyText { text: root.best.change; strong: true }
            }
        }
        UseBar {
            width: parent.width
            visible: root.best.working
            use: root.best.progress
            ink: Theme.color.accent
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Searching, %1 %").arg(Math.round(100 * root.best.progress))
        }
        BodyText {
            width: parent.width
            visible: root.best.found && !root.best.better
            text: root.best.settled ? qsTr("Nothing better was found: leave it as it is.") :
                qsTr("Nothing better was found so far; not all was tried.")
        }
        Repeater {
            model: root.best.steps

            BestStep { width: parent?.width ?? 0 }
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: root.best.error !== "" ? root.best.error : root.best.reason
            color: root.best.error !== "" ? Theme.color.bad : Theme.color.secondary
        }
    }
    footer: DialogButtons {
        AppButton {
            text: root.best.working ? qsTr("Stop") : qsTr("Close")
            tip: root.best.working ? qsTr("Ends with the best so far") : ""
            flat: false
            onClicked: root.best.working ? root.best.stop() : root.reject()
        }
        AppButton {
            id: act

            text: root.best.better ? qsTr("Take it") : qsTr("Search")
            primary: true
            enabled: !root.best.working && root.best.hindrance === ""
            onEnabledChanged: if (enabled) forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.goOn()
        }
    }
}
