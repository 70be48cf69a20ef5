// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+F1: what to try first; the manual has the rest.
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property Session session
    signal shortcutsWanted
    signal wordsWanted
    readonly property var lines: [ ///< What to do, and what comes of it.
        [qsTr("Drag"), session.setup.devices ?
            qsTr("A card, a stream (a numbered disc) or pages (a stack) to another place: the answer there stands " +
                "beside the pointer before you let go.")
            : qsTr("A %1 (a numbered disc), pages (a stack) or a board to another place: the answer there stands " +
                "beside the pointer before you let go.").arg(session.setup.customer)],
        [qsTr("Click"),
            qsTr("Any number to see why: its derivation, down to the line of the document that it comes from.")],
        [qsTr("Ctrl+K"), qsTr("Finds any part, scenario, word, number or command.")],
        [qsTr("C"), qsTr("Keeps what is shown as A: whatever you do or open then is told against it.")],
        [qsTr("F5"), qsTr("Presents, large, for a room.")],
        [qsTr("F1"), qsTr("Opens the manual, which has all the rest, where it speaks of what is on the screen.")]
    ]

    /// Opens the manual about a place in the browser. If that fails, a banner shows where the manual is.
    function openManual(place: string) {
        const page = session.manual(place);
        if (page !== "" && Qt.openUrlExternally(page)) return;
        session.refuse(qsTr("The manual could not be opened"), page === ""
            ? qsTr("There is none beside the database. Reinstall Boardset.")
            : qsTr("No browser could be started. The manual is in %1.").arg(session.manualFiles()));
    }

    title: qsTr("Boardset %1").arg(session.version)
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 560, Math.round(560 * Math.max(1, Theme.textScale)))
    contentItem: ScrollPane { // qmllint disable deferred-property-id
        margin: 0
        gutter: Theme.gapWide
        implicitHeight: contentHeight
        spacing: Theme.gapWide

        Repeater {
            model: root.visible ? root.lines : [] // long texts, which the window's first frame does not wait for

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
            tip: qsTr("In the browser, where it speaks of what is on the screen")
            flat: false
            visible: root.session.manual() !== ""
            onClicked: { root.accept(); root.openManual(""); }
        }
        AppButton {
            text: qsTr("Words")
            tip: qsTr("What the words of the field mean")
            flat: false
            onClicked: { root.accept(); root.wordsWanted(); }
        }
        AppButton {
            text: qsTr("All shortcuts")
            flat: false
            onClicked: { root.accept(); root.shortcutsWanted(); }
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: root.accept()
        }
    }
}
