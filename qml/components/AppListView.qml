// SPDX-License-Identifier: GPL-3.0-or-later
// A list that stops at its ends, with our scroll bar.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ListView {
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // rows that nobody sees would be made beside the model, and be cancelled with a warning when it changes
    ScrollBar.vertical: AppScrollBar {}
}
