// SPDX-License-Identifier: GPL-3.0-or-later
// A choice in the row of a process; hidden if the process has no such choice.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

ChoiceBox {
    required property var field ///< The field of SetupView's row; undefined if there is none.

    visible: field !== undefined
    Layout.fillWidth: true
    Layout.minimumWidth: 0
    leftPadding: Theme.gap
    rightPadding: Theme.iconSize + Theme.gap
    choices: field?.choices ?? []
    current: field?.value ?? -1
    none: field?.several ? qsTr("various") : ""
    tip: field?.tip ?? ""
}
