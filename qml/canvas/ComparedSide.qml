// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram of A in the window's theme.
import QtQuick
import Boardset.App
import Boardset.Controls

ComparedPicture {
    palette: Theme.name // both enumerations have the same order
    family: Theme.family
}
