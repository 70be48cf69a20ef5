// SPDX-License-Identifier: GPL-3.0-or-later
// The line between two panels.
import QtQuick
import Boardset.Controls

Rectangle {
    implicitWidth: Theme.hairline
    implicitHeight: Theme.hairline
    color: Theme.color.hairline
}
