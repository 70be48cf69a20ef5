// SPDX-License-Identifier: GPL-3.0-or-later
// One link for the screen reader; ScenePicture paints it.
import QtQuick

Item {
    required property string description

    Accessible.role: Accessible.StaticText
    Accessible.name: description
}
