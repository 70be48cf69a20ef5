// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its title, and with buttons that decrease and increase it.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property string title
    required property real value ///< The number; NaN if the machine determines it.
    required property real least
    required property real most
    property bool whole: true
    property string tip: ""
    property string hint: "" ///< Placeholder shown if the field has no value.
    property bool clears: false ///< True if clearing the field restores the default by emitting chosen(NaN).
    property alias refusal: field.refusal
    signal chosen(real value)

    function forget() {
        field.forget();
    }

    spacing: Theme.gapHalf

    RowLayout {
        width: root.width
        spacing: Theme.gapHalf

        BodyText {
            Layout.fillWidth: true
            text: root.title
            muted: true
        }
        AppButton {
            text: "−"
            flat: false
            enabled: field.lower < field.now
            tip: qsTr("%1: %2").arg(root.title).arg(NumberTyping.limit(field.lower))
            onClicked: root.chosen(field.lower)
        }
        TypedNumber {
            id: field
            objectName: root.objectName + "Field"
            Layout.preferredWidth: Math.min(12, Math.max(5, shown.length)) * Theme.bodySize * 0.62 + 2 * Theme.gapWide
            title: root.title
            tip: root.tip
            value: root.value
            least: root.least
            most: root.most
            whole: root.whole
            clears: root.clears
            placeholderText: root.hint
            note: refusal === "" ? null : words
            onChosen: value => root.chosen(value)
        }
        AppButton {
            text: "+"
            flat: false
            enabled: field.higher > field.now
            tip: qsTr("%1: %2").arg(root.title).arg(NumberTyping.limit(field.higher))
            onClicked: root.chosen(field.higher)
        }
    }
    RefusalText {
        id: words
        objectName: root.objectName + "Refusal"
        width: root.width
        text: root.refusal
    }
}
