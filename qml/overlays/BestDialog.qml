// SPDX-License-Identifier: GPL-3.0-or-later
// The Optimise dialog: the goal, the progress of the search, and the result.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    readonly property BestView best: session.best

    title: qsTr("Optimise")
    // The size does not depend on the content, so that nothing moves under the pointer.
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 720, Math.round(720 * Math.max(1, Theme.textScale)))
    height: Math.min(parent ? parent.height - 2 * Theme.gap2 : 560, Math.round(560 * Math.max(1, Theme.textScale)))
    onAboutToShow: root.best.begin()
    onOpened: act.forceActiveFocus(Qt.TabFocusReason) // Enter starts the search, and Enter again applies the result
    onClosed: root.best.forget()

    function goOn() {
        if (root.best.state.working || root.best.state.hindrance !== "") return;
        if (!root.best.state.better) return root.best.search();
        root.session.refuse(qsTr("Can't apply the result"), root.best.take());
        root.accept();
    }

    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: Theme.gapHalf // space for the focus ring
        gutter: Theme.gap
        implicitHeight: contentHeight

        Flow {
            width: parent.width
            spacing: Theme.gap
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Goal")

            Repeater {
                id: goals
                model: root.best.goals

                AppButton {
                    required property int index
                    required property string modelData

                    flat: false
                    text: modelData
                    checked: root.best.state.goal === index
                    enabled: !root.best.state.working
                    onClicked: root.best.setGoal(index)
                }
            }
        }
        SizeTargetFields {
            width: parent.width
            visible: root.best.state.sized
            enabled: !root.best.state.working
            best: root.best
            onAccepted: root.goOn()
        }
        BodyText {
            width: parent.width
            visible: !root.best.state.working && !root.best.state.found && root.best.state.error === ""
            muted: root.best.state.hindrance === ""
            text: root.best.state.hindrance !== "" ? root.best.state.hindrance :
                qsTr("Boardset tries other placements of threads and pages until it finds no improvement. To find " +
                    "the smallest configuration, it also changes the number of boards and processors. Cards, disks " +
                    "and other options stay unchanged. Your scenario changes only when you apply the result, and you " +
                    "can undo that.")
        }
        Flow { // the text wraps in a narrow dialog
            width: parent.width
            visible: root.best.state.working || root.best.state.found
            spacing: Theme.gap2

            Column {
                CaptionText { text: qsTr("Current") }
                BodyText { text: root.best.state.before }
            }
            Column {
                CaptionText { text: root.best.state.working ? qsTr("Best so far") : qsTr("Best") }
                BodyText { text: root.best.state.after; strong: true }
            }
            Column {
                visible: root.best.state.change !== ""
                CaptionText { text: qsTr("Change") }
                BodyText { text: root.best.state.change; strong: true }
            }
        }
        UtilisationBar {
            width: parent.width
            visible: root.best.state.working
            use: root.best.state.progress
            foreground: Theme.color.accent
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Searching, %1 %").arg(Math.round(100 * root.best.state.progress))
        }
        BodyText {
            width: parent.width
            visible: root.best.state.found && !root.best.state.better && root.best.state.carries
            text: root.best.state.settled ? qsTr("The current placement is the best that was found.") :
                qsTr("No improvement found so far. The search is not complete.")
        }
        Repeater {
            model: root.best.steps

            RowLayout {
                id: step

                required property var cells ///< The title of a step and its gain.

                width: parent?.width ?? 0
                spacing: Theme.gap

                BodyText {
                    Layout.fillWidth: true
                    text: step.cells[0].text
                }
                BodyText {
                    Layout.alignment: Qt.AlignTop
                    text: step.cells[1].text
                    wrapMode: Text.NoWrap
                    strong: true
                }
            }
        }
        ResultTable {
            width: parent.width
            height: Math.min(8 * Theme.rowHeight, list.contentHeight + 2 * Theme.rowHeight)
            visible: root.best.configurations.count > 0
            session: root.session
            rows: root.best.configurations
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: root.best.state.error !== "" ? root.best.state.error : root.best.state.reason
            color: root.best.state.error !== "" ? Theme.color.bad : Theme.color.secondary
        }
    }
    footer: DialogButtons {
        AppButton {
            text: root.best.state.working ? qsTr("Stop") : qsTr("Close")
            tip: root.best.state.working ? qsTr("Stops the search and keeps the best result so far") : ""
            flat: false
            onClicked: root.best.state.working ? root.best.stop() : root.reject()
        }
        AppButton {
            id: act

            text: root.best.state.better ? qsTr("Apply") : qsTr("Search")
            primary: true
            enabled: !root.best.state.working && root.best.state.hindrance === ""
            onEnabledChanged: if (enabled) forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.goOn()
        }
    }
}
