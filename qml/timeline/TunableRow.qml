// SPDX-License-Identifier: GPL-3.0-or-later
// One tunable: name, value and editor; if expanded, also its meaning, its default and their sources.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property string tunable
    required property string title
    required property string kind
    required property string value
    required property string edit
    required property var choices
    required property int choice
    required property string standard
    required property bool changed
    required property string meaning
    required property string place
    required property string printed
    required property string fact
    required property bool usable
    required property string whyNot
    required property int fieldWidth
    required property bool unfolded
    readonly property bool words: choices.length > 0 ///< True if the value is selected from a list, not typed.
    signal folded
    signal typed(string text)
    signal picked(int index)
    signal resetWanted
    signal whyWanted

    spacing: Theme.gapHalf

    GridLayout {
        width: parent.width
        columns: width > 360 * Theme.textScale ? 2 : 1
        rowSpacing: 0
        columnSpacing: Theme.gap

        TunableName {
            Layout.fillWidth: true
            title: root.title
            tunable: root.tunable
            changed: root.changed
            unfolded: root.unfolded
            onClicked: root.folded()
        }
        Row {
            AppButton {
                visible: root.changed
                enabled: root.usable
                iconPath: Theme.icon.undo
                tip: qsTr("Reset to the default: %1").arg(root.standard)
                onClicked: root.resetWanted()
            }
            ChoiceBox {
                width: root.fieldWidth
                visible: root.words
                enabled: root.usable
                choices: root.choices
                current: root.choice
                tip: root.title
                onChosen: index => root.picked(index)
            }
            AppTextField {
                id: field
                width: root.fieldWidth
                visible: !root.words
                enabled: root.usable
                label: root.kind === "load" ? qsTr("%1, a number or a percentage").arg(root.title) :
                    qsTr("%1, a size").arg(root.title)
                text: root.edit
                opacity: enabled ? 1 : 0.5
                onEditingFinished: { root.typed(text); text = Qt.binding(() => root.edit); }
                Accessible.description: NumberTyping.rule(false)

                Tip {
                    visible: field.hovered && !field.activeFocus
                    text: (root.kind === "load" ? qsTr("A number, or a percentage: 75 %. %1") :
                        qsTr("A size: 8 MB, 4 KB, 4096. %1")).arg(NumberTyping.rule(false))
                }
            }
        }
    }
    CaptionText {
        width: parent.width
        leftPadding: Theme.iconSize + Theme.gapHalf
        visible: !root.usable || root.kind === "load"
        text: root.usable ? root.value : root.whyNot
    }
    TunableMeaning {
        x: Theme.iconSize + Theme.gapHalf
        width: parent.width - x
        visible: root.unfolded
        meaning: root.meaning
        place: root.place
        standard: root.standard
        printed: root.printed
        onWhyWanted: root.whyWanted()
    }
}
