// SPDX-License-Identifier: GPL-3.0-or-later
// A word between the controls of a sweep's settings, vertically centred.
import QtQuick
import Boardset.Controls

CaptionText {
    height: Theme.rowHeight
    verticalAlignment: Text.AlignVCenter
}
