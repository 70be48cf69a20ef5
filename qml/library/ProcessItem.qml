// SPDX-License-Identifier: GPL-3.0-or-later
// One process: a button with its colour and name, and fields for its work, customers and pages. If a value is refused,
// the reason is shown below the fields.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    required property string process
    required property int place ///< Index of the process in the scenario.
    required property string words
    required property var fields
    required property bool current
    required property bool wide ///< True if all fields are on one line.
    property real choiceWidth: -1 ///< Preferred width of the fields with choices; -1 if not set.
    readonly property real disc: Theme.controlHeight * 0.75 ///< Diameter of the button with a short name.
    readonly property bool isNamed: process.length > 2 ///< True if the name of the process is too long for a disc.
    property string refusal: "" ///< Why the scenario refused the last value; empty if it was accepted.
    signal shown ///< Emitted when the user asks to see the whole process.

    function set(key: string, value: real) {
        refusal = session.setup.setProcessField(process, key, value);
    }

    spacing: Theme.gapHalf
    onProcessChanged: refusal = ""
    onFieldsChanged: refusal = ""

    Item {
        width: root.width
        height: grid.y + grid.height

        PressButton {
            id: name
            objectName: "processButton" + root.process
            y: root.isNamed ? 0 : (Theme.controlHeight - height) / 2
            width: Math.min(root.width, Math.max(height, root.isNamed ? implicitContentWidth + 2 * padding : 0))
            height: root.disc
            padding: root.isNamed ? Theme.gapWide : 0
            topPadding: 0
            bottomPadding: 0
            hoverEnabled: true
            Accessible.name: qsTr("Process %1: %2").arg(root.process).arg(root.words)
            onClicked: root.shown()
            Tip {
                visible: name.hovered
                text: qsTr("Show all of process %1").arg(root.process)
            }
            contentItem: BodyText {
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: root.process
                strong: true
                wrapMode: Text.NoWrap
                color: Theme.color.ownerForeground
                Accessible.ignored: true
            }
            background: Rectangle {
                radius: height / 2
                color: Theme.color.owner(root.place)

                FocusRing {
                    anchors.margins: -2 * Theme.focusRing
                    shown: name.visualFocus || root.current
                }
            }
        }
        GridLayout {
            id: grid
            x: root.disc + Theme.gapHalf
            y: root.isNamed ? name.height + Theme.gapHalf : 0
            width: root.width - x
            columns: root.wide ? 4 : 3
            columnSpacing: Theme.gapHalf
            rowSpacing: Theme.gapHalf

            ProcessChoice {
                objectName: "workCell"
                Layout.columnSpan: root.wide ? 1 : 3
                Layout.preferredWidth: root.choiceWidth
                field: root.fields.work
                onChosen: index => root.set("work", index)
            }
            ProcessNumber {
                id: customers
                objectName: "customersCell"
                field: root.fields.customers
                note: refusal === "" ? null : reason
                onChosen: value => root.set("customers", value)
            }
            ProcessNumber {
                id: pages
                objectName: "pagesCell"
                field: root.fields.pages
                note: refusal === "" ? null : reason
                onChosen: value => root.set("pages", value)
            }
            ProcessChoice {
                objectName: "boardCell"
                Layout.preferredWidth: root.choiceWidth
                field: root.fields.board
                onChosen: index => root.set("board", index)
            }
        }
    }
    RefusalText {
        id: reason
        objectName: "processRefusal"
        width: parent.width
        text: customers.refusal || pages.refusal || root.refusal
    }
}
