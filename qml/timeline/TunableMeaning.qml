// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a tunable, its default, the manufacturer's published values, and their source.
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
        tip: qsTr("Show the source of the default")
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
