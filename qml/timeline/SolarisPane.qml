// SPDX-License-Identifier: GPL-3.0-or-later
// What Solaris would answer here: the calls of a program, the table of its pages, an administrator's checks.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session
    readonly property SolarisView solaris: session.solaris

    margin: Theme.gapWide
    above: Theme.gap
    gutter: Theme.gap

    Binding {
        target: root.solaris
        property: "active"
        value: root.visible
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        color: Theme.color.caution
        text: root.solaris.unavailable
    }
    SectionTitle {
        width: parent.width
        visible: root.solaris.unavailable === "" && root.solaris.thread !== ""
        text: qsTr("%1 asks").arg(root.solaris.thread)
    }
    Repeater {
        model: root.solaris.calls

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
        visible: root.solaris.pages.count > 0
        text: qsTr("meminfo: %1").arg(root.solaris.segment)
    }
    Repeater {
        model: root.solaris.pages

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
        visible: root.solaris.unavailable === ""
        wrapMode: Text.Wrap
        text: qsTr("Select another thread or region on the diagram to ask about it.")
    }
    SectionTitle {
        width: parent.width
        topPadding: Theme.gap
        text: qsTr("Is placement optimization on?")
    }
    Repeater {
        model: root.solaris.checks

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
