// SPDX-License-Identifier: GPL-3.0-or-later
// What a choice comes to: the model's rate, the difference to now, what was measured, and the button that does it.
import QtQuick
import Boardset.Controls

Row {
    id: root

    required property AdviceLine advice

    spacing: Theme.gap2

    BodyText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(88 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        strong: true
        text: root.advice.rate
        wrapMode: Text.NoWrap
    }
    BodyText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(72 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        muted: root.advice.set
        text: root.advice.set ? qsTr("is now") : root.advice.difference
        wrapMode: Text.NoWrap
    }
    BodyText {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(88 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: root.advice.measured
        wrapMode: Text.NoWrap

        HoverHandler { id: hover }
        Tip {
            visible: hover.hovered && root.advice.furtherMeasured !== ""
            text: root.advice.furtherMeasured
        }
    }
    Item {
        anchors.verticalCenter: root.verticalCenter
        visible: !root.advice.narrow
        width: Math.round(80 * Theme.textScale)
        height: badge.height

        StandingBadge {
            id: badge
            standing: root.advice.standing
        }
    }
    CaptionText {
        anchors.verticalCenter: root.verticalCenter
        visible: root.advice.wide
        width: Math.round(176 * Theme.textScale)
        text: root.advice.measuredPlace
    }
    LinkButton {
        anchors.verticalCenter: root.verticalCenter
        width: Math.round(48 * Theme.textScale)
        opacity: enabled ? 1 : 0
        enabled: !root.advice.set && root.advice.whyNot === "" && !root.advice.recommended
        text: qsTr("Do this")
        tip: qsTr("Carries out “%1” as one edit, which can be undone").arg(root.advice.title)
        onClicked: root.advice.carryOut()
    }
}
