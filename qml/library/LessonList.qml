// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons, grouped by the question that they answer; one group is expanded at a time. Completed lessons have a
// check mark.
import QtQuick
import Boardset.App
import Boardset.Controls

Section {
    id: root

    required property Session session
    readonly property LessonView lesson: session.lesson
    property string unfolded: "" ///< Question of the expanded group; empty if none.
    property string offered: "" ///< Title of the suggested lesson. Its space stays reserved, so the list doesn't move.
    signal fileWanted(string purpose)

    preferences: session.preferences
    name: "lessons"
    title: qsTr("Lessons")
    visible: lesson.progress !== ""

    LinkButton {
        objectName: "firstLesson"
        width: parent.width
        readonly property bool offers: root.lesson.offer !== ""
        visible: root.offered !== ""
        enabled: offers
        opacity: offers ? 1 : 0
        onOffersChanged: if (offers) root.offered = root.lesson.offer
        Component.onCompleted: root.offered = root.lesson.offer
        text: qsTr("New here? Start with “%1”.").arg(root.offered)
        onClicked: root.lesson.start("")
    }
    // qmllint disable unqualified
    Repeater {
        model: root.lesson.lessons

        Column {
            id: row

            required property string lesson
            required property string title
            required property string group
            required property string tip
            required property int count
            required property bool current
            required property bool done
            readonly property bool open: root.unfolded === group

            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            onCurrentChanged: if (current) root.unfolded = group

            // Created on demand: most groups are collapsed. The component is not bound, because Qt 6.4 creates no bound
            // component in a Loader.
            Loader {
                width: parent.width
                active: row.count > 0
                visible: active
                sourceComponent: CollapsibleHeading {
                    title: row.group
                    count: row.count
                    unfolded: row.open
                    onClicked: root.unfolded = row.open ? "" : row.group
                }
            }
            Loader {
                width: parent.width
                active: row.open
                visible: active
                sourceComponent: LibraryRow {
                    leftPadding: Theme.gap3 + Theme.gapHalf
                    title: row.title
                    current: row.current
                    iconPath: row.done ? Theme.icon.check : ""
                    tip: row.done ? qsTr("Done. %1").arg(row.tip) : row.tip
                    onClicked: root.lesson.start(row.lesson)
                }
            }
        }
    }
    // qmllint enable unqualified
    Flow {
        width: parent.width
        spacing: Theme.gap

        CaptionText { text: root.lesson.progress }
        LinkButton {
            small: true
            text: qsTr("Save my guesses…")
            tip: qsTr("Saves your guesses to a file. Use the extension .html for a printable page.")
            onClicked: root.fileWanted("guesses")
        }
        LinkButton {
            small: true
            text: qsTr("Open class results…")
            tip: qsTr("For trainers: select any file of guesses. Boardset counts the guesses of its whole folder.")
            onClicked: root.fileWanted("class")
        }
    }
}
