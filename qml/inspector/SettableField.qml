// SPDX-License-Identifier: GPL-3.0-or-later
// One editable number or choice. If a value is refused, the reason is shown below the field.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property InspectorView inspector
    required property string selected ///< Identifies the item that is being edited.
    required property bool unfolded
    required property string key
    required property string title
    required property string tip
    required property real value
    required property real least
    required property real most
    required property bool whole
    required property bool more
    required property bool clears
    required property bool several ///< True if the selected items have different values.
    required property string heading
    required property var choices
    readonly property bool isChoice: choices.length > 0

    visible: !more || unfolded
    spacing: Theme.gapHalf
    onSelectedChanged: number.forget()

    CaptionText {
        width: root.width
        topPadding: Theme.gapHalf
        visible: root.heading !== ""
        text: root.heading
    }
    NumberField {
        id: number
        objectName: root.key
        width: root.width
        visible: !root.isChoice
        title: root.title
        tip: root.tip
        value: root.value
        least: root.least
        most: root.most
        whole: root.whole
        clears: root.clears
        hint: root.several ? qsTr("various") : ""
        onChosen: value => refusal = root.inspector.set(root.key, value)
    }
    RowLayout {
        width: root.width
        visible: root.isChoice

        BodyText {
            Layout.fillWidth: true
            Layout.minimumWidth: implicitWidth / 2
            text: root.title
            muted: true
        }
        ChoiceBox {
            objectName: root.key + "Choice"
            Layout.maximumWidth: root.width * 0.7
            choices: root.choices
            current: root.isChoice ? root.value : -1
            none: root.several ? qsTr("various") : ""
            tip: root.tip
            Accessible.description: number.refusal
            onChosen: index => number.refusal = root.inspector.set(root.key, index)
        }
    }
    RefusalText {
        objectName: root.key + "ChoiceRefusal"
        width: root.width
        text: root.isChoice ? number.refusal : ""
    }
}
