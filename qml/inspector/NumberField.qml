// SPDX-License-Identifier: GPL-3.0-or-later
// A whole number to type, or to take through its usual values by the buttons, the arrow keys or the wheel.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

RowLayout {
    id: root

    required property string title
    required property int value
    required property int most
    required property var steps ///< Its usual values, from small to large.
    property string tip: ""
    readonly property int lower: steps.filter(step => step < value).pop() ?? steps[0]
    readonly property int higher: steps.find(step => step > value) ?? value
    readonly property string range: qsTr("1 to %1").arg(most.toLocaleString(Qt.locale("en_US"), "f", 0))
    signal chosen(int value)
    signal refused(string typed) ///< It is no whole number, or out of range.

    function take(typed: string) {
        const number = Number(typed);
        const possible = typed.trim() !== "" && Number.isInteger(number) && number >= 1 && number <= most;
        if (possible && number !== value) chosen(number);
        else if (!possible) refused(typed);
        field.text = value; // what was not taken goes back
    }

    onValueChanged: field.text = value // typing has broken the binding
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
        inputMethodHints: Qt.ImhDigitsOnly
        onEditingFinished: root.take(text)
        onActiveFocusChanged: if (activeFocus) selectAll()
        Keys.onUpPressed: root.chosen(root.higher)
        Keys.onDownPressed: root.chosen(root.lower)
        Keys.onEscapePressed: text = root.value

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
