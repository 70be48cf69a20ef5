// SPDX-License-Identifier: GPL-3.0-or-later
// Small text that accompanies something larger.
import QtQuick
import Boardset.Controls

BodyText {
    font.pixelSize: Theme.captionSize
    muted: true
}
