// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best placement, or the smallest configuration that carries the same: what for, how far, what came of it.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    readonly property BestView best: session.best

    title: qsTr("Find the best")
    onOpened: goal.forceActiveFocus(Qt.TabFocusReason)
    onClosed: root.best.forget()

    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: Theme.gapHalf // of its focus ring
        gutter: Theme.gap
        implicitHeight: contentHeight

        ChoiceBox {
            id: goal
            width: parent.width
            enabled: !root.best.working
            choices: root.best.goals
            current: root.best.goal
            tip: qsTr("What is searched for")
            onChosen: index => root.best.goal = index
        }
        BodyText {
            width: parent.width
            visible: !root.best.working && !root.best.found && root.best.error === ""
            muted: true
            text: qsTr("Threads and pages are moved in thought until nothing helps any more. Nothing changes before you take what was found; then one undo brings it back.")
        }
        Row {
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
            text: qsTr("Nothing better was found: leave it as it is.")
        }
        Repeater {
            model: root.best.steps

            Item {
                id: step

                required property string title
                required property string gain

                width: parent?.width ?? 0
                height: Math.max(name.height, gained.height)

                BodyText {
                    id: name
                    width: parent.width - gained.width - Theme.gap
                    text: step.title
                }
                BodyText {
                    id: gained
                    anchors.right: parent.right
                    text: step.gain
                    wrapMode: Text.NoWrap
                    strong: true
                }
            }
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
            text: root.best.better ? qsTr("Take it") : qsTr("Search")
            primary: true
            enabled: !root.best.working
            onClicked: {
                if (!root.best.better) return root.best.search();
                root.session.refuse(qsTr("It was not taken"), root.best.take());
                root.accept();
            }
        }
    }
}
