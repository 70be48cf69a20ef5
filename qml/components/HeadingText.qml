// SPDX-License-Identifier: GPL-3.0-or-later
// The heading of a panel, dialog or page.
import QtQuick
import Boardset.Controls

BodyText {
    font.pixelSize: Theme.headingSize
    strong: true
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
