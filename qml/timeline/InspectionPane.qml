// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system's answers at the current step: system calls of a program, the page table, and an administrator's
// checks.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session
    readonly property InspectionView inspection: session.inspection

    margin: Theme.gapWide
    above: Theme.gap
    gutter: Theme.gap

    Binding {
        target: root.inspection
        property: "active"
        value: root.visible
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        color: Theme.color.caution
        text: root.inspection.unavailable
    }
    SectionTitle {
        width: parent.width
        visible: root.inspection.unavailable === "" && root.inspection.thread !== ""
        text: qsTr("Calls of %1").arg(root.inspection.thread)
    }
    Repeater {
        model: root.inspection.calls

        TerminalLine {
            required property string call
            required property string answer
            required property string note

            width: parent.width
            command: call === "" ? "" : qsTr("%1 = %2").arg(call).arg(answer)
            output: ""
            words: note
        }
    }
    SectionTitle {
        width: parent.width
        topPadding: Theme.gap
        visible: root.inspection.pages.count > 0
        text: root.inspection.pagesCall === "" ? root.inspection.segment : qsTr("%1: %2")
            .arg(root.inspection.pagesCall).arg(root.inspection.segment)
    }
    Repeater {
        model: root.inspection.pages

        TerminalLine {
            required property string segment
            required property string size
            required property string table
            required property string rest

            width: parent.width
            command: size === "" ? segment : qsTr("%1: %2").arg(segment).arg(size)
            output: table.trim()
            words: rest
        }
    }
    CaptionText {
        width: parent.width
        visible: root.inspection.unavailable === ""
        text: qsTr("Select another thread or region in the diagram to inspect it.")
    }
    SectionTitle {
        width: parent.width
        topPadding: Theme.gap
        visible: root.inspection.checks.count > 0
        text: root.inspection.question
    }
    Repeater {
        model: root.inspection.checks

        TerminalLine {
            required property bool passed
            required property string meaning

            width: parent.width
            prompt: "# "
            verdict: passed ? 1 : -1
            words: meaning
        }
    }
}
