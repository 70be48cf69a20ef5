// SPDX-License-Identifier: GPL-3.0-or-later
// The question that the scenarios below it answer, and what they show.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string question
    required property string shows

    topPadding: Theme.gapWide
    bottomPadding: Theme.gapHalf
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    Accessible.role: Accessible.Heading
    Accessible.name: qsTr("%1 %2").arg(question).arg(shows)

    CaptionText {
        width: root.width - 2 * Theme.gap
        text: root.question
        color: Theme.color.text
        font.weight: Font.DemiBold
    }
    CaptionText {
        width: root.width - 2 * Theme.gap
        text: root.shows
    }
}
