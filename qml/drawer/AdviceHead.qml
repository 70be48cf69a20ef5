// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendation: its title, reason, source, and the button that applies it.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property string question
    required property string title
    required property string reason
    required property string place
    required property bool set
    required property bool offered
    required property string effect
    required property bool possible
    required property bool wide
    required property bool narrow
    readonly property string tip: qsTr("Applies “%1” as one edit that you can undo").arg(title)
    signal wanted

    implicitHeight: heading.height + words.height + source.height + titles.height + Theme.gap3

    HeadingText {
        id: heading
        y: Theme.gap
        width: outcome.x - Theme.gap2
        height: Math.max(implicitHeight, Theme.controlHeight)
        text: root.title
    }
    CaptionText {
        id: outcome
        x: (button.visible ? button.x - Theme.gap2 : root.width) - width
        y: heading.y
        height: heading.height
        verticalAlignment: Text.AlignVCenter
        text: root.set ? qsTr("already set") : root.effect
    }
    AppButton {
        id: button
        anchors.right: root.right
        y: heading.y
        visible: root.possible && root.offered
        primary: true
        text: qsTr("Apply")
        tip: root.tip
        onClicked: root.wanted()
    }
    BodyText {
        id: words
        y: heading.y + heading.height + Theme.gapHalf
        width: root.width
        text: root.reason
    }
    SourceLine {
        id: source
        y: words.y + words.height + Theme.gapHalf
        width: root.width
        standing: ""
        place: root.place
    }
    CaptionText {
        x: Theme.gap
        y: titles.y
        width: titles.x - x - Theme.gap
        visible: !root.narrow
        text: root.question
        wrapMode: Text.NoWrap
    }
    AdviceNumbers {
        id: titles
        x: root.width - width - Theme.gap
        y: root.height - height
        wide: root.wide
        narrow: root.narrow
        isTitle: true
        rate: qsTr("Model")
        difference: qsTr("Difference")
        measured: qsTr("Measured")
        measuredPlace: qsTr("Source")
    }
}
