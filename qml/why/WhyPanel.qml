// SPDX-License-Identifier: GPL-3.0-or-later
// The "Why?" panel: the derivation of one number, down to facts with their document and location, and the limitations
// of the model.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property AnswerView answer
    required property WhyView why
    signal exportWanted

    readonly property bool deriving: why.open
    onDerivingChanged: if (deriving) closeButton.forceActiveFocus()
    Keys.onEscapePressed: root.why.close()
    Accessible.role: Accessible.Pane
    Accessible.name: why.title

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap2
        spacing: Theme.gap

        RowLayout {
            spacing: 0

            HeadingText {
                Layout.fillWidth: true
                text: root.why.title
            }
            AppButton {
                property string copied: "" ///< The derivation that was copied most recently.
                readonly property bool isCopied: copied !== "" && copied === root.why.title
                iconPath: isCopied ? Theme.icon.check : Theme.icon.copy
                tip: isCopied ? qsTr("Copied") : qsTr("Copy as text")
                enabled: root.why.lines.count > 0
                onClicked: { root.why.copy(); copied = root.why.title; }
            }
            AppButton {
                iconPath: Theme.icon.share
                tip: qsTr("Export as text…")
                enabled: root.why.lines.count > 0
                onClicked: root.exportWanted()
            }
            AppButton {
                id: closeButton
                focus: true
                iconPath: Theme.icon.close
                tip: qsTr("Close")
                shortcut: qsTr("Esc")
                onClicked: root.why.close()
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.why.subtitle
            muted: true
        }
        Hairline { Layout.fillWidth: true }
        AppListView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.why.error === ""
            opacity: root.answer.outdated ? Theme.faded : 1
            model: root.why.lines
            delegate: WhyLine {
                width: ListView.view.width - Theme.gap2
            }
            // A list can't create its footer from a bound component.
            footer: WhyLimits {
                width: ListView.view.width - Theme.gap2
                why: root.why // qmllint disable unqualified
            }
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.why.error !== ""
            title: qsTr("No derivation")
            detail: root.why.error
        }
    }
}
