// SPDX-License-Identifier: GPL-3.0-or-later
// The separator between two groups of a menu.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

MenuSeparator {
    topPadding: Theme.gapHalf
    bottomPadding: Theme.gapHalf
    contentItem: Hairline {}
}
