// SPDX-License-Identifier: GPL-3.0-or-later
// What a tunable does, what it is by default, what the maker's paper prints, and where that is written.
import QtQuick
import Boardset.Controls

Column {
    id: root

    required property string meaning
    required property string place
    required property string standard
    required property string printed
    signal whyWanted

    spacing: Theme.gapHalf
    bottomPadding: Theme.gap

    BodyText {
        width: parent.width
        text: root.meaning
    }
    LinkButton {
        width: parent.width
        text: qsTr("Default: %1").arg(root.standard)
        tip: qsTr("Where the default comes from")
        onClicked: root.whyWanted()
    }
    BodyText {
        width: parent.width
        visible: root.printed !== ""
        color: Theme.color.caution
        text: root.printed
    }
    SourceLink {
        width: parent.width
        place: root.place
    }
}
