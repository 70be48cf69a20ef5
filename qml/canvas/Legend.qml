// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the diagram: what tokens, colours, links and bands mean.
import QtQuick
import Boardset.App
import Boardset.Controls

LegendPicture {
    id: root

    palette: Theme.name // both enumerations have the same order
    family: Theme.family
    textScale: Theme.textScale
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Legend: %1").arg(words)
}
