// SPDX-License-Identifier: GPL-3.0-or-later
// The large numbers of the results.
import QtQuick
import Boardset.Controls

BodyText {
    font.pixelSize: Theme.displaySize
    font.weight: Font.Bold
    font.letterSpacing: -0.5
}
