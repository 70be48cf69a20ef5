// SPDX-License-Identifier: GPL-3.0-or-later
// A whole number to type, or to take through its usual values by the buttons, the arrow keys or the wheel. What was
// refused stands below it until the next value that is taken.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

Column {
    id: root

    required property string title
    required property int value
    required property int most
    required property var steps ///< Its usual values, from small to large.
    property string tip: ""
    readonly property int lower: steps.filter(step => step < value).pop() ?? steps[0]
    readonly property int higher: steps.find(step => step > value) ?? value
    readonly property string range: qsTr("1 to %1").arg(most.toLocaleString(Qt.locale("en_US"), "f", 0))
    property string refusal: "" ///< Why the last value was not taken.
    signal chosen(int value)

    function take(typed: string) {
        const number = Number(typed);
        if (typed.trim() === "") refusal = qsTr("Type a whole number from %1.").arg(range);
        else if (!Number.isInteger(number) || number < 1 || number > most) refusal = qsTr("“%2” is not a whole number from %1.").arg(range).arg(typed);
        else if (number !== value) chosen(number);
        else if (field.activeFocus) refusal = ""; // else it is only left
        putBack();
    }
    function putBack() { // what was not taken; typing has broken the binding
        field.text = value;
        if (field.activeFocus) field.selectAll();
    }
    function forget() {
        refusal = "";
        putBack();
    }

    onValueChanged: forget()
    spacing: Theme.gapHalf

    RowLayout {
        width: root.width
        spacing: Theme.gapHalf

        BodyText {
            Layout.fillWidth: true
            text: root.title
            muted: true
            wrapMode: Text.Wrap
        }
        AppButton {
            text: "−"
            flat: false
            enabled: root.lower < root.value
            tip: qsTr("%1: %2").arg(root.title).arg(root.lower)
            onClicked: root.chosen(root.lower)
        }
        AppTextField {
            id: field
            objectName: root.objectName + "Field"
            Layout.preferredWidth: 5 * Theme.bodySize * 0.62 + 2 * Theme.gapWide
            label: root.tip === "" ? root.title : root.tip
            horizontalAlignment: Text.AlignRight
            text: root.value
            maximumLength: 12
            note: root.refusal === "" ? null : words
            inputMethodHints: Qt.ImhDigitsOnly
            onEditingFinished: root.take(text)
            onActiveFocusChanged: if (activeFocus) selectAll()
            Keys.onUpPressed: root.chosen(root.higher)
            Keys.onDownPressed: root.chosen(root.lower)
            Keys.onEscapePressed: root.forget()

            WheelHandler {
                enabled: field.activeFocus
                onWheel: event => root.chosen(event.angleDelta.y > 0 ? root.higher : root.lower)
            }
            Tip {
                visible: field.hovered && !field.activeFocus
                text: qsTr("%1; the arrow keys take the usual values").arg(root.range)
            }
        }
        AppButton {
            text: "+"
            flat: false
            enabled: root.higher > root.value
            tip: qsTr("%1: %2").arg(root.title).arg(root.higher)
            onClicked: root.chosen(root.higher)
        }
    }
    CaptionText {
        id: words
        objectName: root.objectName + "Refusal"
        width: root.width
        visible: text !== ""
        text: root.refusal
        color: Theme.color.bad
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
