// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of what is kept as A, in the look of the window.
import QtQuick
import Boardset.App
import Boardset.Controls

KeptPicture {
    palette: Theme.name // in the same order
    family: Theme.family
}
