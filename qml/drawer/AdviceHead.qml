// SPDX-License-Identifier: GPL-3.0-or-later
// What is recommended, why, by whom, and the button that does it.
import QtQuick
import Boardset.Controls

Item {
    id: root

    required property AdviceLine advice

    implicitHeight: title.height + reason.height + source.height + Theme.gap2 + Theme.gap

    HeadingText {
        id: title
        y: Theme.gap
        width: root.width - button.width - Theme.gap2
        height: Math.max(implicitHeight, Theme.controlHeight)
        text: root.advice.title
    }
    CaptionText {
        anchors.right: root.right
        y: title.y
        height: title.height
        visible: root.advice.set
        text: qsTr("is set now")
    }
    AppButton {
        id: button
        anchors.right: root.right
        y: title.y
        visible: !root.advice.set && root.advice.whyNot === ""
        primary: true
        text: qsTr("Do this")
        tip: qsTr("Carries out “%1” as one edit, which can be undone").arg(root.advice.title)
        onClicked: root.advice.carryOut()
    }
    BodyText {
        id: reason
        y: title.y + title.height
        width: root.width
        text: root.advice.reason
    }
    SourceLine {
        id: source
        y: reason.y + reason.height + Theme.gapHalf
        width: root.width
        standing: ""
        place: root.advice.place
        citation: root.advice.citation
    }
}
