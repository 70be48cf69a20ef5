// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a few sentences with automatic line breaks. Return moves the focus to the next item.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

TextArea {
    id: root

    readonly property int maximumLength: 500

    function leave(onward: bool) {
        nextItemInFocusChain(onward).forceActiveFocus(onward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    implicitHeight: Math.max(Theme.controlHeight, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    topPadding: Theme.gap
    bottomPadding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    color: Theme.color.text
    placeholderTextColor: Theme.color.secondary
    selectionColor: Theme.color.accent
    selectedTextColor: Theme.color.accentForeground
    selectByMouse: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    Accessible.name: placeholderText
    onTextChanged: if (length > maximumLength) remove(maximumLength, length)
    Keys.onReturnPressed: leave(true)
    Keys.onEnterPressed: leave(true)
    Keys.onTabPressed: leave(true)
    Keys.onBacktabPressed: leave(false)
    background: FieldBackground { of: root }
}
