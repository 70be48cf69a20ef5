// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons by the question that they answer; one of these is unfolded at a time. What was done has a tick.
import QtQuick
import Boardset.App
import Boardset.Controls

Section {
    id: root

    required property Session session
    readonly property LessonView lesson: session.lesson
    property string unfolded: "" ///< A question.
    property string offered: "" ///< It keeps its place: the list stays still under the pointer.
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
        text: qsTr("New here? Begin with “%1”.").arg(root.offered)
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

            // made where it is seen: most rows are folded or no heading. Not bound: Qt 6.4 makes nothing bound in it
            Loader {
                width: parent.width
                active: row.count > 0
                visible: active
                sourceComponent: FoldRow {
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
            tip: qsTr("Your guesses stay in your own file. A name that ends in .html makes a page to print.")
            onClicked: root.fileWanted("guesses")
        }
        LinkButton {
            small: true
            text: qsTr("Open a class…")
            tip: qsTr("For trainers: choose any file of guesses, and all in its folder are counted beside the choices.")
            onClicked: root.fileWanted("class")
        }
    }
}
