// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the inspector: label and value, and for a fact its standing and source below.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

ColumnLayout {
    id: root

    required property Session session
    required property string label
    required property string value
    required property string standing
    required property string place
    required property string citation
    required property string remark
    required property string whyKind
    required property string whyId
    readonly property bool derivable: whyKind !== ""

    spacing: Theme.gapHalf

    RowLayout {
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            text: root.label.charAt(0).toUpperCase() + root.label.slice(1)
            muted: true
            wrapMode: Text.Wrap
        }
        BodyText {
            Layout.maximumWidth: root.width * 0.6
            visible: !root.derivable
            text: root.value
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
        }
        LinkButton {
            Layout.alignment: Qt.AlignTop
            visible: root.derivable
            plain: true
            strong: true
            alignRight: true
            text: root.value
            tip: qsTr("Why %1?").arg(root.value)
            onClicked: root.session.why.show(root.whyKind, root.whyId)
        }
    }
    RowLayout {
        visible: root.standing !== ""
        spacing: Theme.gap

        StandingBadge { standing: root.standing }
        CaptionText {
            Layout.fillWidth: true
            text: root.place
            wrapMode: Text.Wrap
            Accessible.description: root.citation
        }
    }
    CaptionText {
        Layout.fillWidth: true
        visible: root.remark !== ""
        text: root.remark
        wrapMode: Text.Wrap
    }
}
