// SPDX-License-Identifier: GPL-3.0-or-later
// The citation of a source; a click shows its card. It is a "boardset-source:" link that the application handles
// centrally, so no panel has to forward it.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    /// Cited location, for example "IBM p650 tuning paper, Table 1, copy, shared L3"; empty if none is cited.
    required property string place

    enabled: place !== ""
    hoverEnabled: true
    focusPolicy: Qt.TabFocus // a click doesn't move the focus
    implicitHeight: implicitContentHeight
    text: place
    Accessible.role: Accessible.Link
    Accessible.name: place === "" ? qsTr("No source") : qsTr("Source: %1").arg(place)
    Accessible.description: qsTr("Shows the document and the numbers taken from it")
    onClicked: Qt.openUrlExternally("boardset-source:" + encodeURIComponent(place))

    contentItem: CaptionText {
        text: root.place
        color: root.enabled ? Theme.color.accent : Theme.color.secondary
        font.underline: root.hovered && root.enabled
    }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }

    HoverHandler {
        enabled: root.enabled
        cursorShape: Qt.PointingHandCursor
    }
}
