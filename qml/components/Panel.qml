// SPDX-License-Identifier: GPL-3.0-or-later
// A card: rounded corners, a thin border, and the panel background.
import QtQuick
import Boardset.Controls

Rectangle {
    color: Theme.color.panel
    radius: Theme.cardRadius
    border.width: Theme.hairline
    border.color: Theme.color.hairline
}
