// SPDX-License-Identifier: GPL-3.0-or-later
// One finding: severity, part, reason, fix, and the rule's source. Positioned by bindings: see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property int level
    required property string severity
    required property string title
    required property string reason
    required property string fix
    required property string place
    required property bool cutOff
    required property string action
    required property int kind
    required property string target
    required property int index
    required property FindingsView findings
    required property ProblemView problem
    required property SetupView setup
    /// False just after the list has changed under the pointer; clicks are then ignored.
    required property bool offersFix
    signal fixed
    signal wanted ///< Requests to show the part.
    readonly property color foreground: level >= 3 ? Theme.color.bad : level === 2 ? Theme.color.caution
        : Theme.color.accent

    height: words.height + 2 * Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2. %3 %4").arg(severity).arg(title).arg(reason).arg(fix)

    Icon {
        id: icon
        x: Theme.gap2
        y: Theme.gap
        path: root.level >= 2 ? Theme.icon.warning : Theme.icon.info
        color: root.foreground
    }
    Column {
        id: words
        x: icon.x + icon.width + Theme.gapWide
        y: Theme.gap
        width: severityText.x - x - Theme.gapWide
        spacing: Theme.gapHalf

        LinkButton {
            width: words.width
            plain: true
            strong: true
            enabled: root.target !== ""
            text: root.title
            onClicked: root.wanted()
        }
        BodyText {
            width: words.width
            muted: true
            text: root.reason
        }
        BodyText {
            width: words.width
            visible: root.fix !== ""
            text: qsTr("What to do: %1").arg(root.fix)
        }
        AppButton {
            objectName: "fixFinding"
            visible: root.action !== ""
            flat: false
            width: Math.min(implicitWidth, words.width) // the text wraps in a narrow panel
            text: root.action
            tip: qsTr("Applies this fix as one edit that you can undo")
            onClicked: {
                if (!root.offersFix) return;
                root.fixed();
                root.problem.refuse(qsTr("Can't apply this fix"), root.findings.fix(root.index));
            }
        }
        ReconfigureButton {
            visible: root.cutOff && root.setup.reconfigurable
            problem: root.problem
            setup: root.setup
        }
        SourceLink {
            width: words.width
            visible: root.place !== ""
            place: root.place
        }
    }
    CaptionText {
        id: severityText
        anchors { right: parent.right; rightMargin: Theme.gap2 }
        y: Theme.gap
        text: root.severity
        color: root.foreground
    }
    Hairline {
        anchors.bottom: parent.bottom
        x: icon.x
        width: parent.width - 2 * x
    }
}
