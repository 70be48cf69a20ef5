// SPDX-License-Identifier: GPL-3.0-or-later
// A number in the row of a process; hidden if the process has no such number.
import QtQuick
import QtQuick.Layouts
import Boardset.Controls

TypedNumber {
    required property var field ///< The field of SetupView's row; undefined if there is none.

    visible: field !== undefined
    Layout.preferredWidth: 4.5 * Theme.bodySize
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    title: field?.title ?? ""
    tip: field?.tip ?? ""
    value: field?.value ?? NaN
    least: field?.least ?? 0
    most: field?.most ?? 0
    placeholderText: field?.several ? qsTr("various") : ""
}
