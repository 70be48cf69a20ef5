// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of the advice: the options that the advice depends on, and the kind of work.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    required property bool brief ///< True to hide the options, which saves space.
    readonly property AdvisorView advisor: session.advisor
    readonly property var asked: advisor.state.options

    implicitHeight: pane.contentHeight

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.gap2
        above: Theme.gap

        Repeater {
            model: root.brief ? null : root.session.library.options

            OptionRow {
                width: parent.width
                visible: root.asked.includes(option)
                session: root.session
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
            lines: 4
            choices: root.advisor.state.kinds
            current: root.advisor.state.kind
            tip: qsTr("Kind of work; the recommendations depend on it")
            onChosen: index => root.advisor.choose(index)
        }
    }
}
