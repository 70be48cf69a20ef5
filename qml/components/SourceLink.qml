// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a source: a click shows its card. Whoever follows "boardset-source:" opens it, so that no panel passes
// it on.
import QtQuick
import Boardset.Controls

PressButton {
    id: root

    required property string place ///< "IBM p650 tuning paper, Table 1, copy, shared L3"; empty: none is cited.

    enabled: place !== ""
    hoverEnabled: true
    focusPolicy: Qt.TabFocus // a click leaves the keyboard where it is
    implicitHeight: implicitContentHeight
    text: place
    Accessible.role: Accessible.Link
    Accessible.name: place === "" ? qsTr("No source") : qsTr("Source: %1").arg(place)
    Accessible.description: qsTr("Shows the document and its numbers")
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
