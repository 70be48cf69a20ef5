// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a source: a click shows the document as it is cited, to copy.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

AbstractButton {
    id: root

    required property string place ///< "002, Table 1, copy, shared L3".
    required property string citation ///< The document in full; empty: nothing is to be shown.

    enabled: citation !== ""
    hoverEnabled: true
    focusPolicy: Qt.NoFocus // a list of them would be as many stops of Tab; a screen reader presses it
    implicitHeight: implicitContentHeight
    text: place
    Accessible.role: Accessible.Link
    Accessible.name: qsTr("Source: %1").arg(place)
    Accessible.description: citation
    onClicked: card.active = true

    contentItem: CaptionText {
        text: root.place
        color: root.enabled ? Theme.color.accent : Theme.color.secondary
        font.underline: root.hovered && root.enabled
    }

    HoverHandler {
        enabled: root.enabled
        cursorShape: Qt.PointingHandCursor
    }
    Tip {
        visible: root.hovered && !card.active && root.citation !== ""
        text: root.citation
    }
    Loader { // most are never looked at
        id: card
        active: false
        sourceComponent: SourceCard { // not bound: Qt 6.4 makes nothing of it then
            place: root.place // qmllint disable unqualified
            citation: root.citation // qmllint disable unqualified
            onClosed: card.active = false // qmllint disable unqualified
            Component.onCompleted: open()
        }
    }
}
