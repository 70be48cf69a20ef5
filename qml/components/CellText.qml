// SPDX-License-Identifier: GPL-3.0-or-later
// A table cell or a column title. Screen readers read the column title with each value.
import QtQuick
import Boardset.Controls

BodyText {
    property string column: "" ///< Title of the cell's column; empty if this is the title itself.
    property bool small: false

    font.pixelSize: small ? Theme.captionSize : Theme.bodySize
    Accessible.role: column === "" ? Accessible.ColumnHeader : Accessible.Cell
    Accessible.name: column === "" ? text : qsTr("%1: %2").arg(column).arg(text === "" ? qsTr("none") : text)
    Accessible.ignored: column === "" && text === ""
}
