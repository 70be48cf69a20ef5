// SPDX-License-Identifier: GPL-3.0-or-later
// A word between the choices of a sweep, on their middle.
import QtQuick
import Boardset.Controls

CaptionText {
    height: Theme.rowHeight
    verticalAlignment: Text.AlignVCenter
}
