// SPDX-License-Identifier: GPL-3.0-or-later
// A field in which the user types a number. The arrow keys and the wheel change small numbers by one, and double or
// halve larger numbers. If a value is refused, `refusal` has the reason until a value is accepted.
import QtQuick
import Boardset.App
import Boardset.Controls

AppTextField {
    id: root

    required property string title
    required property real value ///< The number; NaN if the machine determines it.
    required property real least
    required property real most
    property bool whole: true
    property string tip: ""
    property bool clears: false ///< True if clearing the field restores the default by emitting chosen(NaN).
    readonly property real now: isNaN(value) ? least : value
    readonly property bool counts: whole && least <= 1
    readonly property real few: 16
    readonly property real lower: Math.max(least,
        counts && now <= few ? now - 1 : whole ? Math.floor(now / 2) : now / 2)
    readonly property real higher: Math.min(most,
        counts && now < few ? now + 1 : now > 0 ? whole ? Math.round(2 * now) : 2 * now : 1)
    readonly property string shown: isNaN(value) ? "" : NumberTyping.text(value)
    readonly property string range: qsTr("%1 to %2").arg(NumberTyping.limit(least)).arg(NumberTyping.limit(most))
    property string refusal: "" ///< Why the last value was refused; empty if it was accepted.
    signal chosen(real value)

    function take(typed: string) {
        const number = NumberTyping.read(typed);
        const kind = whole ? qsTr("a whole number") : qsTr("a number");
        if (typed.trim() === "" && clears && shown !== "") chosen(NaN);
        else if (typed.trim() === "") refusal = shown === "" ? "" : qsTr("Type %1 from %2.").arg(kind).arg(range);
        // When the field loses the focus, the explanation of a refused value remains.
        else if (typed === shown) refusal = activeFocus ? "" : refusal;
        else if (isNaN(number))
            refusal = qsTr("“%4” is not %1 from %2. %3").arg(kind).arg(range)
                .arg(NumberTyping.rule(whole)).arg(typed);
        else if ((whole && !Number.isInteger(number)) || number < least || number > most)
            refusal = qsTr("“%3” is not %1 from %2.").arg(kind).arg(range).arg(typed);
        else if (number !== value) chosen(number);
        else refusal = "";
        putBack();
    }
    /// Restores the shown value, because typing has broken the field's binding. Another text in between clears the undo
    /// history of the field, so that Ctrl+Z undoes the edit.
    function putBack() {
        text = "";
        text = shown;
        if (activeFocus) selectAll();
    }
    function forget() {
        refusal = "";
        putBack();
    }

    onShownChanged: forget() // not onValueChanged: the shown text is updated after the value changes
    label: tip === "" ? title : tip
    horizontalAlignment: Text.AlignRight
    text: shown
    maximumLength: 16 // wide enough for "4,294,967,295"
    Accessible.description: refusal === "" ? NumberTyping.rule(whole) : refusal
    inputMethodHints: whole ? Qt.ImhDigitsOnly : Qt.ImhFormattedNumbersOnly
    onEditingFinished: take(text)
    onActiveFocusChanged: if (activeFocus) selectAll()
    Keys.onUpPressed: chosen(higher)
    Keys.onDownPressed: chosen(lower)
    Keys.onEscapePressed: forget()

    WheelHandler {
        enabled: root.activeFocus
        onWheel: event => root.chosen(event.angleDelta.y > 0 ? root.higher : root.lower)
    }
    Tip {
        visible: root.hovered && !root.activeFocus
        text: qsTr("%1. Arrow keys: %2 or %3. %4").arg(root.range)
            .arg(NumberTyping.limit(root.higher)).arg(NumberTyping.limit(root.lower))
            .arg(NumberTyping.rule(root.whole))
    }
}
