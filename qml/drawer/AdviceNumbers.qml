// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of one option: the model's rate, the difference from the current one, the measured rate, and the button
// that applies the option. Alternatively, the titles of these columns.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property bool wide
    required property bool narrow
    required property string rate
    required property string difference
    required property string measured
    required property string measuredPlace
    property string furtherMeasured: ""
    property string standing: ""
    property bool doable: false
    property bool offered: true
    property string tip: ""
    property bool isTitle: false
    signal wanted

    readonly property int size: isTitle ? Theme.captionSize : Theme.bodySize

    spacing: Theme.gap2

    CellText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(88 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        strong: !root.isTitle
        muted: root.isTitle
        font.pixelSize: root.size
        column: root.isTitle ? "" : qsTr("Model")
        text: root.rate
        wrapMode: Text.NoWrap
    }
    CellText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(72 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        muted: root.isTitle
        font.pixelSize: root.size
        column: root.isTitle ? "" : qsTr("Difference")
        text: root.difference
        wrapMode: Text.NoWrap
    }
    CellText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(88 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        muted: root.isTitle
        font.pixelSize: root.size
        column: root.isTitle ? "" : qsTr("Measured")
        text: root.measured
        wrapMode: Text.NoWrap

        HoverHandler { id: hover }
        Tip {
            visible: hover.hovered && root.furtherMeasured !== ""
            text: root.furtherMeasured
        }
    }
    Item {
        anchors.verticalCenter: root.verticalCenter
        visible: !root.narrow
        width: Math.round(80 * Theme.textScale)
        height: badge.height

        StandingBadge {
            id: badge
            standing: root.standing
        }
    }
    SourceLink {
        anchors.verticalCenter: root.verticalCenter
        visible: root.wide
        enabled: place !== "" && !root.isTitle
        width: Math.round(208 * Theme.textScale)
        place: root.measuredPlace
    }
    LinkButton {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(48 * Theme.textScale)
        opacity: enabled ? 1 : 0
        enabled: root.doable
        text: root.offered ? qsTr("Apply") : qsTr("Try it")
        tip: root.tip
        onClicked: root.wanted()
    }
}
