// SPDX-License-Identifier: GPL-3.0-or-later
// The short help (Ctrl+F1): what to try first. The manual has the details.
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    readonly property var lines: [ ///< Pairs of a user action and its effect.
        [qsTr("Drag"), session.setup.state.devices ?
            qsTr("Moves a card, a stream (a numbered disc) or pages (a stack). The result is shown next to the " +
                "pointer before you drop.")
            : qsTr("Moves a %1 (a numbered disc), pages (a stack) or a board. The result is shown next to the " +
                "pointer before you drop.").arg(session.setup.state.customer)],
        [qsTr("Click"),
            qsTr("Shows the derivation of any number, down to the line of the document that it comes from.")],
        [qsTr("Ctrl+K"), qsTr("Finds any part, scenario, term, number or command.")],
        [qsTr("C"), qsTr("Keeps the current scenario as A and compares all later changes with it.")],
        [qsTr("F5"), qsTr("Starts a presentation for a projector.")],
        [qsTr("F1"), qsTr("Opens the manual at the current topic.")]
    ]

    /// Opens the given page of the manual in the browser. If that fails, a banner shows where the manual is.
    function openManual(place: string) {
        const page = session.manual(place);
        if (page !== "" && Qt.openUrlExternally(page)) return;
        session.refuse(qsTr("Can't open the manual"), page === ""
            ? qsTr("The manual isn't in the folder of the database. Reinstall Boardset.")
            : qsTr("Can't start a browser. The manual is in %1.").arg(session.manualFiles()));
    }

    title: qsTr("Boardset %1").arg(session.version)
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 560, Math.round(560 * Math.max(1, Theme.textScale)))
    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: 0
        gutter: Theme.gapWide
        implicitHeight: contentHeight
        spacing: Theme.gapWide

        Repeater {
            model: root.visible ? root.lines : [] // postpones the layout of long text until after the first frame

            Item {
                id: line

                required property var modelData

                width: parent.width
                height: Math.max(cap.height, words.y + words.height)

                Rectangle {
                    id: cap
                    width: Math.round(64 * Theme.textScale)
                    height: Math.round(1.8 * Theme.bodySize)
                    radius: Theme.smallRadius
                    color: Theme.color.raised
                    border.width: Theme.hairline
                    border.color: Theme.color.strong

                    BodyText {
                        anchors.centerIn: parent
                        text: line.modelData[0]
                        strong: true
                        wrapMode: Text.NoWrap
                    }
                }
                BodyText {
                    id: words
                    x: cap.width + Theme.gap2
                    y: Math.max(0, (cap.height - Theme.bodySize * 1.3) / 2)
                    width: line.width - x
                    text: line.modelData[1]
                }
            }
        }
    }
    footer: DialogButtons {
        pane: root.contentItem as ScrollPane
        AppButton {
            text: qsTr("Manual")
            tip: qsTr("Opens the manual in the browser at the current topic")
            flat: false
            visible: root.session.manual() !== ""
            onClicked: { root.accept(); root.openManual(""); }
        }
        AppButton {
            text: qsTr("Glossary")
            tip: qsTr("Explains the terms that Boardset uses")
            flat: false
            onClicked: { root.accept(); root.session.glossary.open(""); }
        }
        AppButton {
            text: qsTr("All shortcuts")
            flat: false
            onClicked: { root.accept(); root.session.commands.of(Commands.Sheet).run(); }
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.accept()
        }
    }
}
