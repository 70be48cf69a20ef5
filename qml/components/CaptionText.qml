// SPDX-License-Identifier: GPL-3.0-or-later
// Small text beside something larger.
import QtQuick

BodyText {
    font.pixelSize: Theme.captionSize
    muted: true
}
