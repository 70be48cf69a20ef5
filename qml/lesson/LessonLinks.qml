// SPDX-License-Identifier: GPL-3.0-or-later
// Links to the terms, lessons or scenarios that a lesson refers to.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Flow {
    id: root

    required property RowListModel links ///< List model with a LessonLink in each row.
    required property string title
    signal wanted(target: string, isLesson: bool)

    visible: links.count > 0
    spacing: Theme.gap

    CaptionText { text: root.title }
    Repeater {
        model: root.links

        LinkButton {
            required property string target
            required property string title
            required property bool isLesson

            small: true
            text: title
            width: Math.min(implicitWidth, root.width)
            onClicked: root.wanted(target, isLesson)
        }
    }
}
