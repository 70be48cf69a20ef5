// SPDX-License-Identifier: GPL-3.0-or-later
// A field for one line of text.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

TextField {
    id: root

    property string label: ""
    property Item note: null ///< The item below this field that explains why the text was refused; null if none.

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    color: Theme.color.text
    placeholderTextColor: Theme.color.secondary
    selectionColor: Theme.color.accent
    selectedTextColor: Theme.color.accentForeground
    selectByMouse: true
    Accessible.name: label === "" ? placeholderText : label
    background: FieldBackground {
        of: root
        refused: root.note !== null
    }
}
