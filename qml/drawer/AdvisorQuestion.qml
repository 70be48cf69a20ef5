// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of the advice: the options that the advice depends on, and the kind of work.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property AdvisorView advisor
    required property LibraryView library
    required property ProblemView problem
    required property bool brief ///< Hides the options to save space.
    readonly property var asked: advisor.options

    implicitHeight: pane.contentHeight

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.gap2
        above: Theme.gap

        Repeater {
            model: root.brief ? null : root.library.options

            OptionRow {
                width: parent.width
                visible: root.asked.includes(option)
                library: root.library
                problem: root.problem
            }
        }
        BodyText {
            width: parent.width
            visible: !root.brief
            muted: true
            text: qsTr("Work")
        }
        ChoiceBox {
            width: parent.width
            focus: true
            choices: root.advisor.kinds
            current: root.advisor.kind
            tip: qsTr("Kind of work; the recommendations depend on it")
            onChosen: index => root.advisor.kind = index
        }
    }
}
