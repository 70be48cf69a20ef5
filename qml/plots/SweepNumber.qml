// SPDX-License-Identifier: GPL-3.0-or-later
// A number in a sweep's settings, preceded by a word.
import QtQuick
import Boardset.App
import Boardset.Controls

Row {
    id: root

    required property SweepView sweep
    required property int field ///< The setting that holds the number, as a field of SweepView.
    required property string word
    required property string label ///< Accessible name.
    readonly property string shown: sweep.fields[field]

    spacing: Theme.gapHalf

    CaptionText {
        height: root.height
        text: root.word
    }
    AppTextField {
        id: typed
        implicitHeight: Theme.rowHeight
        width: Math.round(3.4 * Theme.bodySize) + 2 * Theme.gap
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        horizontalAlignment: Text.AlignRight
        label: root.label
        text: root.shown
        maximumLength: 20
        Accessible.description: NumberTyping.rule(false)
        enabled: !root.sweep.working
        onEditingFinished: {
            root.sweep.take(root.field, text);
            text = root.shown; // discards a refused value and restores the binding that typing has broken
        }
        onActiveFocusChanged: if (activeFocus) selectAll()
        Keys.onEscapePressed: text = root.shown

        Connections {
            target: root
            function onShownChanged() { typed.text = root.shown; }
        }
        Tip {
            visible: typed.hovered && !typed.activeFocus
            text: qsTr("%1. %2").arg(root.sweep.ranges[root.field]).arg(NumberTyping.rule(false))
        }
    }
}
